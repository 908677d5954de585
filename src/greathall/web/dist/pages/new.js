import{F as I,Y as b,b as y,c as k,da as N,ga as S,i as x,j as M,o as A,r as s,s as g,t as n,va as z,xa as B}from"../shared/RCQT5EA3.js";var E=["easy","medium","hard"];function Re({frame:h,query:D}){let a={game:D.get("game")??"",seats:[],options:{},visibility:"private",undo:"free",pace:{kind:"none",seconds:600,days:3},seed:"",own:!1,gather:null},p=[],m=()=>h(C()),r=z(m),c=()=>p.find(e=>e.slug===a.game);function v(e){a.game=e,a.options={},a.own=!1;let t=Math.max(c().seats[0],Math.min(2,c().seats[1]));a.seats=[...Array(t).keys()].map(o=>({kind:o?"bot":"me",bot:"medium",name:""})),m()}function f(e){for(;a.seats.length<e;)a.seats.push({kind:"bot",bot:"medium",name:""});a.seats.length=e,m()}async function L(e){e.preventDefault();try{let{own:t,...o}=a,{id:l}=await y("/api/tables",{...o,gather:w()});A(`/t/${l}`)}catch(t){N(g(t))}}let w=()=>!a.seed&&(a.gather??a.seats.some(e=>e.kind==="open")),O=(e,t)=>n`<li class="seatrow">
    <span class="number">${t+1}</span>
    <label><span class="unseen">${s("new-seat",{number:t+1})}</span>
      <select @change=${r(o=>e.kind=o.value)}>
        ${["me","open","bot"].map(o=>n`<option value=${o} ?selected=${e.kind===o}>${s(`new-seat-${o}`)}</option>`)}
      </select></label>
    ${e.kind==="bot"?n`<label><span class="unseen">${s("new-level")}</span><select @change=${o=>e.bot=o.target.value}>
          ${E.map(o=>n`<option value=${o} ?selected=${e.bot===o}>${s(`bot-${o}`)}</option>`)}</select></label>`:""}
    ${e.kind==="me"?n`<label><span class="unseen">${s("new-name")}</span><input maxlength="24" .value=${e.name||x.value.name}
          @input=${o=>e.name=o.target.value} /></label>`:""}
  </li>`,$=(e,t)=>{a.options[e]=t,m()};function T(e,t,o){let l=e.maps.find(i=>i.value===o),u=a.own||o!==""&&!l;return n`<select id=${t} @change=${i=>{let d=i.target.selectedIndex;a.own=d>e.maps.length,$(e.name,e.maps[d-1]?.value??""),d&&f(c().seats[0])}}><option ?selected=${!l&&!u}>${s("new-map-none")}</option>
        ${e.maps.map(i=>n`<option ?selected=${i===l}>${i.label}</option>`)}<option
          ?selected=${u}>${s("new-map-own")}</option></select>
      ${u?n`<textarea rows="4" aria-label=${s("new-map-own")} .value=${o}
            @change=${i=>$(e.name,i.target.value)}></textarea>`:""}`}function _(e,t,o){return e.maps.length?T(e,t,o):e.values.length?n`<select id=${t} @change=${l=>$(e.name,e.values[l.target.selectedIndex].value)}>
      ${e.values.map(l=>n`<option ?selected=${l.value===o}>${l.label}</option>`)}</select>`:n`<input id=${t} .value=${String(o)} @change=${l=>$(e.name,l.target.value)} />`}let j=e=>n`<div class="variant">
    <label for=${`v-${e.name}`}>${e.label}</label>
    <span>${_(e,`v-${e.name}`,a.options[e.name]??e.default)}</span>
    <p class="small">${e.about} <span class="law">${B(a.game,e.rule)} ${e.rule_text}</span></p>
  </div>`,q=()=>n`<label for="pace">${s("new-pace")}</label>
    <select id="pace" @change=${r(e=>a.pace.kind=e.value)}>
      ${["none","live","days"].map(e=>n`<option value=${e} ?selected=${a.pace.kind===e}>${s(`pace-${e}`)}</option>`)}</select>
    ${a.pace.kind==="live"?n`<label>${s("pace-minutes")} <input type="number" min="1" max="600" .value=${a.pace.seconds/60}
          @change=${e=>a.pace.seconds=Math.round(60*e.target.value)} /></label>`:""}
    ${a.pace.kind==="days"?n`<label>${s("pace-each-days")} <input type="number" min="1" max="30" .value=${a.pace.days}
          @change=${e=>a.pace.days=Number(e.target.value)} /></label>`:""}`;function C(){let e=c();return n`<form class="parchment newtable" @submit=${L}>
      <h1>${s("new-title")}</h1>
      <fieldset class="pick"><legend class="unseen">${s("new-game")}</legend>${p.map(t=>n`<label class=${t.slug===a.game?"picked":""}>
        <input type="radio" name="game" value=${t.slug} .checked=${t.slug===a.game}
          @change=${()=>v(t.slug)} />${I(t.slug)}<span>${t.title}</span></label>`)}</fieldset>
      <div class="two">
        <div>
          <label for="count">${s("new-players")}</label>
          <select id="count" @change=${t=>f(Number(t.target.value))}>
            ${[...Array(e.seats[1]-e.seats[0]+1).keys()].map(t=>n`<option ?selected=${a.seats.length===t+e.seats[0]}>${t+e.seats[0]}</option>`)}</select>
          <h2>${s("new-seats")}</h2>
          <ol class="seats">${a.seats.map(O)}</ol>
          ${a.seats.some(t=>t.kind==="me")?"":n`<p class="small" role="status">${b("eye")} ${s("new-needs-me")}</p>`}
        </div>
        <div>
          <label for="visibility">${s("new-visibility")}</label>
          <select id="visibility" @change=${t=>a.visibility=t.target.value}>
            ${["private","open"].map(t=>n`<option value=${t} ?selected=${a.visibility===t}>${s(`visibility-${t}`)}</option>`)}</select>
          <label for="undo">${s("new-undo")}</label>
          <select id="undo" @change=${t=>a.undo=t.target.value}>
            ${["free","ask","none"].map(t=>n`<option value=${t} ?selected=${a.undo===t}>${s(`undo-${t}`)}</option>`)}</select>
          ${q()}
          <label for="seed">${s("new-seed")}</label>
          <input id="seed" maxlength="64" .value=${a.seed} @input=${r(t=>a.seed=t.value.trim())} />
          <label class="tick"><input type="checkbox" .checked=${w()} ?disabled=${a.seed!==""}
            @change=${r(t=>a.gather=t.checked)} /> ${s("new-gather")}</label>
        </div>
      </div>
      ${e.variants.length?n`<details class="variants"><summary>${s("new-variants")}
          (${e.variants.length})</summary>${e.variants.map(j)}</details>`:""}
      <button class="seal">${b("play")} ${s("new-open")}</button>
    </form>`}k(`/api/games?lang=${M.value}`).then(e=>{p=e,v(p.some(t=>t.slug===a.game)?a.game:p[0].slug)}).catch(e=>h(S(s("error-server"),g(e))))}export{Re as open};
