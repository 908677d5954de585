// The keeper's page: tables, people, load, faults and deeds of this hall, and what its keeper can do about them.

import { get, post } from "../app/api.js";
import { lang } from "../app/store.js";
import { reason, said, t } from "../app/words.js";
import { ask, askText, covered } from "../parts/ask.js";
import { changing } from "../parts/form.js";
import { icon } from "../parts/icons.js";
import { toast } from "../parts/toast.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { problem } from "./error.js";

const TABS = [
  ["load", "hourglass"],
  ["tables", "cards"],
  ["people", "person"],
  ["faults", "skull"],
  ["acts", "book"],
];
const EVERY = 5000; // ms between two looks
const SHOWN = 200; // rows; the others are found by searching

const when = (at) => new Date(at * 1000).toLocaleString(lang.value, { dateStyle: "short", timeStyle: "short" });
const number = (value) => value.toLocaleString(lang.value, { maximumFractionDigits: 1 });
const size = (bytes) => `${number(bytes / 1048576)} MB`;
const lasting = (seconds) => (seconds < 3600 ? `${number(seconds / 60)} min` : `${number(seconds / 3600)} h`);

export function open({ frame }) {
  let tab = "load";
  let found = {};
  let wanted = "";
  let timer = null;
  let left = false;

  const show = (content) => !left && frame(content);
  const stranger = () => show(problem(t("keeper-none"), t("keeper-none-more")));

  async function look(what = tab) {
    clearTimeout(timer);
    try {
      const value = await get(`/keeper/api/${what}`);
      if (left) return;
      found = { ...found, [what]: value };
      if (!covered()) draw();
    } catch (error) {
      if (error.status === 404) return stranger();
      toast(reason(error));
    }
    timer = setTimeout(look, EVERY);
  }

  async function enter() {
    const token = location.hash.slice(1);
    if (token) {
      history.replaceState(null, "", "/keeper"); // it opens once, and stays in no history
      try {
        await post("/keeper/enter", { token });
      } catch (error) {
        return show(problem(t("keeper-none"), error.code === "not-yours" ? t("keeper-used") : reason(error)));
      }
    }
    look();
  }

  async function act(deed, given, sure = "") {
    if (sure && !(await ask(sure))) return;
    try {
      const value = await post(`/keeper/api/${deed}`, given);
      toast(t("keeper-done", { deed: t(`deed-${deed}`) }));
      look();
      return value;
    } catch (error) {
      toast(error.code === "keeper" ? error.message : reason(error));
    }
  }

  const freeze = async (table) => {
    const why = await askText(t("keeper-freeze-why"), t("keeper-freeze-default"));
    if (why !== null) act("freeze", { table: table.id, reason: why });
  };
  const rewind = async (table) => {
    const count = await askText(
      t("keeper-rewind-count", { count: table.answers }),
      String(Math.max(0, table.answers - 1)),
    );
    if (count === null) return;
    if (/^\d+$/.test(count)) act("rewind", { table: table.id, count: Number(count) });
    else toast(t("keeper-rewind-number"));
  };
  const keep = async (deed, given, name) => {
    const text = await act(deed, given);
    if (typeof text !== "string") return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const bring = (deed) => async (event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (file) act(deed, { text: await file.text() });
  };
  const go = (name) => () => {
    tab = name;
    draw();
    look();
  };

  const button = (label, deed, kind = "plain") =>
    html`<button class=${`${kind} little`} @click=${deed}>${label}</button>`;
  const deed = (name) => t(`deed-${name}`);
  const fits = (words) => wanted.split(/\s+/).every((word) => words.toLowerCase().includes(word));

  // A ledger of those rows that fit what is searched for.
  const some = (rows, words, ledger) => {
    const fitting = rows.filter((row) => fits(words(row)));
    if (!fitting.length) return html`<p>${t(rows.length ? "keeper-no-fit" : `keeper-no-${tab}`)}</p>`;
    return html`${ledger(fitting.slice(0, SHOWN))}${
      fitting.length > SHOWN ? html`<p class="small">${t("keeper-more", { count: fitting.length - SHOWN })}</p>` : ""
    }`;
  };

  const tables = (all) =>
    some(
      all,
      (row) => `${row.id} ${row.title} ${row.names.join(" ")} ${row.status} ${t(`keeper-is-${row.status}`)}`,
      (rows) => html`<table class="ledger"><caption class="unseen">${t("keeper-tables")}</caption>
    <thead><tr><th scope="col">${t("keeper-game")}</th><th scope="col">${t("keeper-players")}</th><th
      scope="col">${t("keeper-state")}</th><th scope="col">${t("keeper-last")}</th><th
      scope="col">${t("keeper-deeds")}</th></tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr data-id=${row.id}>
      <td><b>${row.title}</b> <code>${row.id}</code></td><td>${row.names.join(", ")}</td>
      <td><span class=${`tag ${row.status}`}>${t(`keeper-is-${row.status}`)}</span>
      ${t("hall-moves", { count: row.answers })}${row.sockets ? html` · ${t("keeper-lines", { count: row.sockets })}` : ""}
        ${row.frozen ? html`<span class="small">${row.frozen}</span>` : ""}</td>
      <td>${row.updated ? when(row.updated) : "–"}</td>
      <td class="deeds">${
        row.status === "frozen"
          ? button(deed("thaw"), () => act("thaw", { table: row.id }))
          : row.status === "running"
            ? button(deed("freeze"), () => freeze(row))
            : ""
      }
        ${row.status !== "broken" && row.answers ? button(deed("rewind"), () => rewind(row)) : ""}
        ${row.status !== "broken" ? button(deed("export"), () => keep("export", { table: row.id }, `${row.id}.jsonl`)) : ""}
        ${button(deed("remove-table"), () =>
          act("remove-table", { table: row.id }, t("keeper-remove-table-sure", { table: row.id })),
        )}</td></tr>`,
    )}</tbody></table>`,
    );

  const people = (all) =>
    some(
      all,
      (row) => `${row.id} ${row.name}`,
      (rows) => html`<table class="ledger"><caption class="unseen">${t("keeper-people")}</caption>
    <thead><tr><th scope="col">${t("keeper-name")}</th><th scope="col">${t("keeper-at")}</th><th
      scope="col">${t("keeper-since")}</th><th scope="col">${t("keeper-deeds")}</th></tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr data-id=${row.id}>
      <td><b>${row.name}</b> <code>${row.id}</code> ${
        row.muted ? html`<span class="tag frozen">${t("keeper-muted")}</span>` : ""
      }</td>
      <td>${t("keeper-tables-of", { count: row.tables })}${
        row.sockets ? html` · ${t("keeper-lines", { count: row.sockets })}` : ""
      }</td><td>${when(row.since)}</td>
      <td class="deeds">${
        row.muted
          ? button(deed("unmute"), () => act("unmute", { person: row.id }))
          : button(deed("mute"), () => act("mute", { person: row.id }))
      }
        ${button(deed("end-sessions"), () => act("end-sessions", { person: row.id }, t("keeper-end-sure", { name: row.name })))}
        ${button(deed("remove-person"), () =>
          act("remove-person", { person: row.id }, t("keeper-remove-person-sure", { name: row.name })),
        )}</td></tr>`,
    )}</tbody></table>`,
    );

  const gauge = (name, value, more = "") =>
    html`<div class="gauge"><dt>${t(`gauge-${name}`)}</dt><dd>${value}${
      more
        ? html` <span
      class="small">${more}</span>`
        : ""
    }</dd></div>`;
  const load = (
    now,
  ) => html`${now.trouble ? html`<p class="lost" role="alert">${said(`trouble-${now.trouble}`) ?? now.trouble}</p>` : ""}
    <dl class="gauges">
      ${gauge("uptime", lasting(now.uptime))} ${gauge("answers", number(now.answers))} ${gauge(
        "tables",
        number(now.tables_awake),
        t("gauge-driven", { count: now.drivers }),
      )}
      ${gauge("sockets", number(now.sockets), t("gauge-connections", { count: now.connections }))} ${gauge(
        "lag",
        `${number(now.worst_lag * 1000)} ms`,
      )}
      ${gauge("memory", size(now.memory))} ${gauge("cpu", lasting(now.cpu))} ${gauge("faults", number(now.faults))}
      ${gauge(
        "commits",
        number(now.commits_total),
        t("gauge-rows", { count: now.commit_rows_total }),
      )} ${gauge("refused", number(now.connections_refused_total), t("gauge-slow", { count: now.connections_too_slow_total }))}
    </dl>
    <h2>${t("keeper-workers")}</h2>
    <dl class="gauges">
      ${gauge("workers", `${now.bots.busy} / ${now.bots.workers}`, t("gauge-busy"))} ${gauge(
        "queue",
        number(now.bots.queued),
        t("gauge-waiting", { count: now.bots.people_waiting }),
      )}
      ${gauge("wait", `${number(now.bots.longest_wait)} s`)} ${gauge(
        "thoughts",
        number(now.bots.answers),
        t("gauge-late", { count: now.bots.late }),
      )}
      ${gauge("chance", number(now.bots.chance))} ${gauge("died", number(now.bots.died))} ${gauge(
        "recordings",
        `${now.recordings.busy} + ${now.recordings.queued}`,
      )}
    </dl>
    <h2>${t("keeper-everything")}</h2>
    <p class="deeds">${button(
      html`${icon("note")} ${deed("backup")}`,
      () => keep("backup", {}, "greathall-backup.jsonl"),
      "seal",
    )}
      <label class="plain">${icon("plus")} ${deed("import")}<input class="unseen" type="file" accept=".jsonl,.txt,text/plain"
        @change=${bring("import")} /></label>
      <label class="plain">${icon("undo")} ${deed("missing")}<input class="unseen" type="file" accept=".jsonl,.txt,text/plain"
        @change=${bring("missing")} /></label></p>
    <p class="small">${t("keeper-everything-more")}</p>`;

  const faults = (rows) =>
    rows.length
      ? html`<table class="ledger"><caption class="unseen">${t("keeper-faults")}</caption>
    <thead><tr><th scope="col">${t("keeper-fault")}</th><th scope="col">${t("keeper-last")}</th><th
      scope="col">${t("keeper-what")}</th></tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr><td><code>${row.fault}</code></td><td>${when(row.at)}</td><td><b>${row.what}</b> ${row.error ?? ""} ${
          row.table ? html`<code>${row.table}</code>` : ""
        }</td></tr>`,
    )}</tbody></table>`
      : html`<p>${t("keeper-no-faults")}</p>`;

  const acts = (rows) =>
    rows.length
      ? html`<table class="ledger"><caption class="unseen">${t("keeper-acts")}</caption>
    <thead><tr><th scope="col">${t("keeper-last")}</th><th scope="col">${t("keeper-deed")}</th><th
      scope="col">${t("keeper-about")}</th><th scope="col">${t("keeper-outcome")}</th></tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr><td>${when(row.at)}</td><td>${said(`deed-${row.deed}`) ?? row.deed} <span class="small">${t(
          `keeper-by-${row.by}`,
        )}</span></td><td><code>${row.about}</code></td><td>${
          row.outcome === "done" ? t("keeper-done-short") : row.outcome
        }</td></tr>`,
    )}</tbody></table>`
      : html`<p>${t("keeper-no-acts")}</p>`;

  const PARTS = { tables, people, load, faults, acts };

  const change = changing(draw);
  function draw() {
    const value = found[tab];
    const listed = tab === "tables" || tab === "people";
    show(html`<section class="parchment keeper">
      <h1>${icon("crown")} ${t("keeper-title")}</h1>
      <div class="chips" role="group" aria-label=${t("keeper-parts")}>${TABS.map(
        ([name, sign]) =>
          html`<button class="chip" aria-pressed=${tab === name}
            @click=${go(name)}>${icon(sign)} ${t(`keeper-${name}`)}</button>`,
      )}</div>
      ${
        listed
          ? html`<p><label>${t("keeper-find")} <input type="search" .value=${wanted}
            @input=${change((field) => (wanted = field.value.toLowerCase().trim()))} /></label></p>`
          : ""
      }
      <div class="scrolling" tabindex="0" role="group" aria-label=${t(`keeper-${tab}`)}>${
        value ? PARTS[tab](value) : html`<p role="status">${t("loading")}</p>`
      }</div>
      <p class="deeds">${button(t("keeper-leave"), () => post("/keeper/leave", {}).then(stranger, stranger))}</p></section>`);
  }

  enter();
  addEventListener("hashchange", enter); // another link, in the same window
  return () => {
    left = true;
    removeEventListener("hashchange", enter);
    clearTimeout(timer);
  };
}
