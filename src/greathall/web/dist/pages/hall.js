import{E as c,F as h,G as y,Y as l,a as f,b as u,c as g,d as w,da as $,ea as e,ga as k,j as v,o as m,r as s,s as p,t as i}from"../shared/RCQT5EA3.js";function Kt({frame:t}){let r=[],o={mine:[],open:[]},n=!1,a=()=>t(P(r,o,n)),d=async()=>{o=await f("/api/tables"),a()};(async()=>{try{r=await g(`/api/games?lang=${v.value}`),n=!0,await d()}catch(q){t(k(s("error-server"),p(q)))}})();let S=setInterval(()=>document.visibilityState==="visible"&&d().catch(()=>{}),1e4);return()=>clearInterval(S)}async function z(t){try{let{id:r}=await u("/api/tables/quick",{game:t});m(`/t/${r}`)}catch(r){$(p(r))}}var j=t=>i`<li class=${`tile ${c(t.slug)?"great":"little"}`}>
  <div class="frame">${h(t.slug)}</div>
  <div class="about">
    <h3>${t.title}</h3>
    <p class="facts"><span>${l("person")} ${s("hall-players",{low:t.seats[0],high:t.seats[1]})}</span>
      ${t.designer?i`<span>${t.designer}</span>`:""}</p>
    <p>${t.about}</p>
  </div>
  <div class="deeds">
    <button class="seal" @click=${()=>z(t.slug)}>${l("play")} ${s("hall-play")}</button>
    <span class="ways">${e(`/new?game=${t.slug}`,i`${l("plus")} ${s("hall-new")}`)}
      ${e(`/rules/${t.slug}`,i`${l("book")} ${s("hall-rules")}`)}
      ${e(`/cards/${t.slug}`,i`${l("cards")} ${s("hall-cards")}`)}</span>
  </div>
</li>`,E=t=>t.broken?s("hall-broken"):t.over?s("hall-over"):t.frozen?s("hall-frozen"):t.turn?s("hall-your-turn"):t.waiting.every(r=>t.open_seats.includes(r))?s("hall-company"):s("hall-waiting",{who:t.waiting.map(r=>t.names[r]).join(", ")});async function G(t){try{await u(`/api/tables/${t.id}/join`,{seat:t.open_seats[0]}),m(`/t/${t.id}`)}catch(r){$(p(r))}}var _=t=>i`<li class=${`row ${t.turn?"turn":""}`}>
  ${e(`/t/${t.id}`,i`<span class="thumb">${h(t.game)}</span>
      <span class="what"><b>${t.title}</b> <span>${t.names.join(", ")}</span></span>
      <span class="small">${s("hall-moves",{count:t.answers})}</span>
      <span class="state">${l(t.over?"crown":t.turn?"hourglass":"eye")} ${E(t)}</span>
      ${t.seat>=0&&!t.over?i`<span class="resume">${l("play")} ${s("hall-resume")}</span>`:""}`)}
  ${t.seat<0&&t.open_seats.length?i`<button class="seal" @click=${()=>G(t)}>${s("hall-sit")}</button>`:""}
</li>`,I=(t,r)=>i`<ul class="rows">${t.slice(0,r).map(_)}</ul>
  ${t.length>r?i`<details class="older"><summary>${s("hall-more",{count:t.length-r})}</summary><ul
        class="rows">${t.slice(r).map(_)}</ul></details>`:""}`;async function H(t){let r=t.target.files[0];if(r)try{let{id:o}=await w("/api/import",await r.text());m(`/replay/${o}`)}catch(o){$(p(o))}}var M=[["person","hall-promise-company"],["book","hall-promise-rules"],["undo","hall-promise-time"]];function O(t){let r=t.mine.filter(o=>o.turn&&!o.over);return i`<section class="hero">${y()}<div><h1>${s("welcome-title")}</h1><p>${s("hall-lead")}</p>
    ${r.length?i`<p>${e(`/t/${r[0].id}`,i`${l("hourglass")} ${s("hall-turns",{count:r.length,game:r[0].title})}`,"seal")}</p>`:i`<ul>${M.map(([o,n])=>i`<li>${l(o)} ${s(n)}</li>`)}</ul>`}</div></section>`}var x=t=>i`<section class="parchment mine"><h2>${s("hall-mine")}</h2>
  ${t.length?I(t,5):i`<p>${s("hall-none-mine")}</p>`}</section>`;function P(t,r,o){let n=r.mine.some(a=>!a.over);return i`${O(r)} ${n?x(r.mine):""}
    <section aria-labelledby="games"><h2 id="games" class="onwood">${s("hall-games")}</h2>
      ${o?i`<ul class="tiles">${t.filter(a=>c(a.slug)).map(j)}</ul><ul
            class="tiles">${t.filter(a=>!c(a.slug)).map(j)}</ul>`:i`<p class="onwood" role="status">${s("loading")}</p>`}
    </section>
    <div class="halves">
      <section class="parchment"><h2>${s("hall-open")}</h2>
        ${r.open.length?I(r.open,5):i`<p>${s("hall-none-open")}</p>`}
        <p class="deeds">${e("/new",i`${l("plus")} ${s("hall-new-table")}`,"seal")}
          <label class="plain file">${l("book")} ${s("hall-import")}<input type="file" accept=".jsonl,.json,.txt"
            @change=${H} /></label></p>
      </section>
      ${n?"":x(r.mine)}
    </div>`}export{Kt as open};
