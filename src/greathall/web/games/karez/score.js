// How the Victory Points came together; or that Karez fell, and nobody has any.
import { html } from "../../vendor/lit-html/lit-html.js";
import { crest } from "../../art/karez/crests.js";
import { sign } from "../../art/karez/signs.js";

const LINES = [["gems", "gem"], ["buildings", "watch"], ["valor", "valor"], ["best_hero", "hero"], ["dungeon", "dungeon"], ["goal", "token"], ["earned", "vp"]];

export function scoreTable(ctx, say) {
  const { guilds, karez, outcome } = ctx.view;
  const fallen = outcome?.reason === "fallen";
  return html`<div class="kz-score">${fallen ? html`<p class="kz-fallen">${sign("skull")}${say("fallen-karez", { state: say(`state-${karez.state}`), citizens: karez.citizens, city: karez.city })}</p>` : ""}
    <table><thead><tr><th scope="col">${say("guild")}</th>${LINES.map(([line, art]) => html`<th scope="col">${sign(art, say(`line-${line}`))}</th>`)}<th scope="col">${say("total")}</th></tr></thead>
      <tbody>${guilds.map((guild) => html`<tr><th scope="row">${crest(guild.guild)} ${ctx.names[guild.seat]}</th>${LINES.map(([line]) => html`<td>${guild.score.lines[line]}</td>`)}<td><b>${guild.score.total}</b></td></tr>`)}</tbody></table></div>`;
}
