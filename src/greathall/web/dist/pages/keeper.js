import{$ as D,Y as m,a as C,aa as M,b as k,ba as E,da as h,ga as U,j as R,q as T,r as t,s as g,t as o,va as N}from"../shared/RCQT5EA3.js";var K=[["load","hourglass"],["tables","cards"],["people","person"],["faults","skull"],["acts","book"]],Q=5e3,q=200,f=c=>new Date(c*1e3).toLocaleString(R.value,{dateStyle:"short",timeStyle:"short"}),p=c=>c.toLocaleString(R.value,{maximumFractionDigits:1}),X=c=>`${p(c/1048576)} MB`,F=c=>c<3600?`${p(c/60)} min`:`${p(c/3600)} h`;function nt({frame:c}){let $="load",y={},v="",x=null,_=!1,z=e=>!_&&c(e),L=()=>z(U(t("keeper-none"),t("keeper-none-more")));async function b(e=$){clearTimeout(x);try{let a=await C(`/keeper/api/${e}`);if(_)return;y={...y,[e]:a},D()||j()}catch(a){if(a.status===404)return L();h(g(a))}x=setTimeout(b,Q)}async function S(){let e=location.hash.slice(1);if(e){history.replaceState(null,"","/keeper");try{await k("/keeper/enter",{token:e})}catch(a){return z(U(t("keeper-none"),a.code==="not-yours"?t("keeper-used"):g(a)))}}b()}async function d(e,a,s=""){if(!(s&&!await M(s)))try{let n=await k(`/keeper/api/${e}`,a);return h(t("keeper-done",{deed:t(`deed-${e}`)})),b(),n}catch(n){h(n.code==="keeper"?n.message:g(n))}}let H=async e=>{let a=await E(t("keeper-freeze-why"),t("keeper-freeze-default"));a!==null&&d("freeze",{table:e.id,reason:a})},P=async e=>{let a=await E(t("keeper-rewind-count",{count:e.answers}),String(Math.max(0,e.answers-1)));a!==null&&(/^\d+$/.test(a)?d("rewind",{table:e.id,count:Number(a)}):h(t("keeper-rewind-number")))},B=async(e,a,s)=>{let n=await d(e,a);if(typeof n!="string")return;let u=document.createElement("a");u.href=URL.createObjectURL(new Blob([n],{type:"text/plain"})),u.download=s,u.click(),URL.revokeObjectURL(u.href)},O=e=>async a=>{let s=a.target.files[0];a.target.value="",s&&d(e,{text:await s.text()})},V=e=>()=>{$=e,j(),b()},i=(e,a,s="plain")=>o`<button class=${`${s} little`} @click=${a}>${e}</button>`,l=e=>t(`deed-${e}`),W=e=>v.split(/\s+/).every(a=>e.toLowerCase().includes(a)),A=(e,a,s)=>{let n=e.filter(u=>W(a(u)));return n.length?o`${s(n.slice(0,q))}${n.length>q?o`<p class="small">${t("keeper-more",{count:n.length-q})}</p>`:""}`:o`<p>${t(e.length?"keeper-no-fit":`keeper-no-${$}`)}</p>`},Y=e=>A(e,a=>`${a.id} ${a.title} ${a.names.join(" ")} ${a.status} ${t(`keeper-is-${a.status}`)}`,a=>o`<table class="ledger"><caption class="unseen">${t("keeper-tables")}</caption>
    <thead><tr><th scope="col">${t("keeper-game")}</th><th scope="col">${t("keeper-players")}</th><th
      scope="col">${t("keeper-state")}</th><th scope="col">${t("keeper-last")}</th><th
      scope="col">${t("keeper-deeds")}</th></tr></thead>
    <tbody>${a.map(s=>o`<tr data-id=${s.id}>
      <td><b>${s.title}</b> <code>${s.id}</code></td><td>${s.names.join(", ")}</td>
      <td><span class=${`tag ${s.status}`}>${t(`keeper-is-${s.status}`)}</span>
      ${t("hall-moves",{count:s.answers})}${s.sockets?o` · ${t("keeper-lines",{count:s.sockets})}`:""}
        ${s.frozen?o`<span class="small">${s.frozen}</span>`:""}</td>
      <td>${s.updated?f(s.updated):"–"}</td>
      <td class="deeds">${s.status==="frozen"?i(l("thaw"),()=>d("thaw",{table:s.id})):s.status==="running"?i(l("freeze"),()=>H(s)):""}
        ${s.status!=="broken"&&s.answers?i(l("rewind"),()=>P(s)):""}
        ${s.status!=="broken"?i(l("export"),()=>B("export",{table:s.id},`${s.id}.jsonl`)):""}
        ${i(l("remove-table"),()=>d("remove-table",{table:s.id},t("keeper-remove-table-sure",{table:s.id})))}</td></tr>`)}</tbody></table>`),G=e=>A(e,a=>`${a.id} ${a.name}`,a=>o`<table class="ledger"><caption class="unseen">${t("keeper-people")}</caption>
    <thead><tr><th scope="col">${t("keeper-name")}</th><th scope="col">${t("keeper-at")}</th><th
      scope="col">${t("keeper-since")}</th><th scope="col">${t("keeper-deeds")}</th></tr></thead>
    <tbody>${a.map(s=>o`<tr data-id=${s.id}>
      <td><b>${s.name}</b> <code>${s.id}</code> ${s.muted?o`<span class="tag frozen">${t("keeper-muted")}</span>`:""}</td>
      <td>${t("keeper-tables-of",{count:s.tables})}${s.sockets?o` · ${t("keeper-lines",{count:s.sockets})}`:""}</td><td>${f(s.since)}</td>
      <td class="deeds">${s.muted?i(l("unmute"),()=>d("unmute",{person:s.id})):i(l("mute"),()=>d("mute",{person:s.id}))}
        ${i(l("end-sessions"),()=>d("end-sessions",{person:s.id},t("keeper-end-sure",{name:s.name})))}
        ${i(l("remove-person"),()=>d("remove-person",{person:s.id},t("keeper-remove-person-sure",{name:s.name})))}</td></tr>`)}</tbody></table>`),r=(e,a,s="")=>o`<div class="gauge"><dt>${t(`gauge-${e}`)}</dt><dd>${a}${s?o` <span
      class="small">${s}</span>`:""}</dd></div>`,I={tables:Y,people:G,load:e=>o`${e.trouble?o`<p class="lost" role="alert">${T(`trouble-${e.trouble}`)??e.trouble}</p>`:""}
    <dl class="gauges">
      ${r("uptime",F(e.uptime))} ${r("answers",p(e.answers))} ${r("tables",p(e.tables_awake),t("gauge-driven",{count:e.drivers}))}
      ${r("sockets",p(e.sockets),t("gauge-connections",{count:e.connections}))} ${r("lag",`${p(e.worst_lag*1e3)} ms`)}
      ${r("memory",X(e.memory))} ${r("cpu",F(e.cpu))} ${r("faults",p(e.faults))}
      ${r("commits",p(e.commits_total),t("gauge-rows",{count:e.commit_rows_total}))} ${r("refused",p(e.connections_refused_total),t("gauge-slow",{count:e.connections_too_slow_total}))}
    </dl>
    <h2>${t("keeper-workers")}</h2>
    <dl class="gauges">
      ${r("workers",`${e.bots.busy} / ${e.bots.workers}`,t("gauge-busy"))} ${r("queue",p(e.bots.queued),t("gauge-waiting",{count:e.bots.people_waiting}))}
      ${r("wait",`${p(e.bots.longest_wait)} s`)} ${r("thoughts",p(e.bots.answers),t("gauge-late",{count:e.bots.late}))}
      ${r("chance",p(e.bots.chance))} ${r("died",p(e.bots.died))} ${r("recordings",`${e.recordings.busy} + ${e.recordings.queued}`)}
    </dl>
    <h2>${t("keeper-everything")}</h2>
    <p class="deeds">${i(o`${m("note")} ${l("backup")}`,()=>B("backup",{},"greathall-backup.jsonl"),"seal")}
      <label class="plain">${m("plus")} ${l("import")}<input class="unseen" type="file" accept=".jsonl,.txt,text/plain"
        @change=${O("import")} /></label>
      <label class="plain">${m("undo")} ${l("missing")}<input class="unseen" type="file" accept=".jsonl,.txt,text/plain"
        @change=${O("missing")} /></label></p>
    <p class="small">${t("keeper-everything-more")}</p>`,faults:e=>e.length?o`<table class="ledger"><caption class="unseen">${t("keeper-faults")}</caption>
    <thead><tr><th scope="col">${t("keeper-fault")}</th><th scope="col">${t("keeper-last")}</th><th
      scope="col">${t("keeper-what")}</th></tr></thead>
    <tbody>${e.map(a=>o`<tr><td><code>${a.fault}</code></td><td>${f(a.at)}</td><td><b>${a.what}</b> ${a.error??""} ${a.table?o`<code>${a.table}</code>`:""}</td></tr>`)}</tbody></table>`:o`<p>${t("keeper-no-faults")}</p>`,acts:e=>e.length?o`<table class="ledger"><caption class="unseen">${t("keeper-acts")}</caption>
    <thead><tr><th scope="col">${t("keeper-last")}</th><th scope="col">${t("keeper-deed")}</th><th
      scope="col">${t("keeper-about")}</th><th scope="col">${t("keeper-outcome")}</th></tr></thead>
    <tbody>${e.map(a=>o`<tr><td>${f(a.at)}</td><td>${T(`deed-${a.deed}`)??a.deed} <span class="small">${t(`keeper-by-${a.by}`)}</span></td><td><code>${a.about}</code></td><td>${a.outcome==="done"?t("keeper-done-short"):a.outcome}</td></tr>`)}</tbody></table>`:o`<p>${t("keeper-no-acts")}</p>`},J=N(j);function j(){let e=y[$],a=$==="tables"||$==="people";z(o`<section class="parchment keeper">
      <h1>${m("crown")} ${t("keeper-title")}</h1>
      <div class="chips" role="group" aria-label=${t("keeper-parts")}>${K.map(([s,n])=>o`<button class="chip" aria-pressed=${$===s}
            @click=${V(s)}>${m(n)} ${t(`keeper-${s}`)}</button>`)}</div>
      ${a?o`<p><label>${t("keeper-find")} <input type="search" .value=${v}
            @input=${J(s=>v=s.value.toLowerCase().trim())} /></label></p>`:""}
      <div class="scrolling" tabindex="0" role="group" aria-label=${t(`keeper-${$}`)}>${e?I[$](e):o`<p role="status">${t("loading")}</p>`}</div>
      <p class="deeds">${i(t("keeper-leave"),()=>k("/keeper/leave",{}).then(L,L))}</p></section>`)}return S(),addEventListener("hashchange",S),()=>{_=!0,removeEventListener("hashchange",S),clearTimeout(x)}}export{nt as open};
