import{Ba as q,Y as p,a as h,b as x,c as L,da as b,ea as A,ga as N,j as u,l as M,o as S,r as a,s as f,t as i,xa as T,ya as j}from"../shared/RCQT5EA3.js";function Jt({args:E,frame:v}){let m=E[0],e=Number(new URLSearchParams(location.search).get("n")??0),s=null,d=1,o=null,g=null,y=new Map,$=()=>{clearTimeout(s),s=null};async function r(t,n=!0){e=Math.max(0,Math.min(t,o.n)),e===o.n&&$();let c=`/replay/${m}?n=${e}`;history[n?"replaceState":"pushState"](null,"",c);let l=e,U=await h(`/api/tables/${m}/at/${e}?lang=${u.value}`);e===l&&P(U)}let w=()=>{s=setTimeout(()=>r(e+1).then(()=>s&&e<o.n&&w(),$),1200/d)},R=()=>{if(s)return $(),r(e);w(),r(e===o.n?0:e+1)},k=t=>{t.target.closest?.("input, textarea, select")||!o||(t.key==="ArrowLeft"?r(e-1):t.key==="ArrowRight"&&r(e+1))},F=()=>navigator.clipboard.writeText(location.href).then(()=>b(a("invite-copied")),()=>b(location.href));async function O(){try{let t=await x(`/api/tables/${m}/fork`,{n:e});S(`/t/${t.id}`)}catch(t){b(f(t))}}function P(t){let n={snapshot:{...o,...t,question:null},view:t.view,seat:o.seat,names:t.names,options:[],choose(){},t:a,lang:u.value,cards:y,fresh:t.events,motion:M.value},c=t.view?g.table(n):{board:i`<p class="parchment unshown" role="status">${a("replay-unshown")}</p>`,mats:""};v(i`<div class="table replay"><h1 class="unseen">${a("replay-title",{game:o.game.title})}</h1>
      <section class="board" aria-label=${a("table-board")}>${c.board}</section>
      <aside class="side"><div class="pane">
        <h2>${a("replay-moment",{n:e,count:o.n})}</h2>
        <div class="controls" role="group" aria-label=${a("replay-controls")}>
          <button class="plain" @click=${()=>r(0)}>${p("back",a("replay-start"))}</button>
          <button class="plain" @click=${()=>r(e-1)} ?disabled=${e===0}>${p("earlier",a("replay-back"))}</button>
          <button class="seal" @click=${R}>${p(s?"pause":"play",s?a("replay-pause"):a("replay-play"))}</button>
          <button class="plain" @click=${()=>r(e+1)} ?disabled=${e===o.n}>${p("later",a("replay-next"))}</button>
          <button class="plain" @click=${()=>r(o.n)}>${p("next",a("replay-end"))}</button>
          <label>${a("replay-speed")} <select @change=${l=>d=Number(l.target.value)}>${[.5,1,2,4].map(l=>i`<option ?selected=${d===l}>${l}</option>`)}</select></label>
        </div>
        <label>${a("replay-jump")} <input type="range" min="0" max=${o.n} .value=${String(e)}
          @change=${l=>r(Number(l.target.value),!1)} /></label>
        <div class="log" role="log" aria-label=${a("log-title")} tabindex="0"><ol>${t.events.map(l=>i`<li><span>${j(l,o.game.slug,y)} ${T(o.game.slug,l.rule)}</span></li>`)}</ol>
          ${t.events.length?"":i`<p class="small">${a("replay-nothing")}</p>`}</div>
        <p class="deeds"><button class="plain" @click=${O}>${p("plus")} ${a("replay-fork")}</button>${o.outcome?"":i`<span class="small">${a("replay-fork-anew")}</span>`}
        ${o.outcome?i`<a class="plain" href=${`/api/tables/${m}/record`}
              download="game.jsonl">${p("book")} ${a("result-export")}</a>`:""}
        <button class="plain" @click=${F}>${p("link")} ${a("replay-copy")}</button>
        ${A(`/t/${m}`,i`${p("hall")} ${a("replay-table")}`,"plain")}</p>
      </div>${c.mats?i`<div class="pane">${c.mats}</div>`:""}</aside></div>`,!0),t.view&&requestAnimationFrame(()=>g.animate?.(n))}return h(`/api/tables/${m}?lang=${u.value}`).then(async t=>{o=t,g=await q(t.game.slug),y=new Map((await L(`/api/games/${t.game.slug}/cards?lang=${u.value}`)).map(n=>[n.slug,n])),await r(e)}).catch(t=>v(N(a("error-table"),f(t)))),addEventListener("keydown",k),()=>{$(),removeEventListener("keydown",k)}}export{Jt as open};
