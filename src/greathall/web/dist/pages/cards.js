import{Ba as O,Y as w,c as l,ga as x,j as c,q as k,r as i,ra as y,s as v,t as r,u as b,va as C}from"../shared/RCQT5EA3.js";var z={rulebook:"book",public:"eye",ours:"note"},s=o=>k(`cards-kind-${o.kind}`)??o.kind.replaceAll("_"," "),A=o=>b`<path d="M22 14h56v36c0 20-14 30-28 38-14-8-28-18-28-38z" fill="#7a2e1d" stroke="#c99a4a" stroke-width="4" />
  <text x="50" y="62" text-anchor="middle" class="initial">${[...o.name][0].toUpperCase()}</text>`,B=(o,p)=>r`<li class="cardface" id=${o.slug}>
  <div class="cardart"><svg viewBox="0 0 100 100"
    aria-hidden="true">${p.picture?.(o.slug,o)??A(o)}</svg><span class="tag">${s(o)}</span></div>
  <h2>${o.name}</h2><p>${o.about}</p>
  <p class="source">${w(z[o.source]??"note")} ${i(`source-${o.source||"ours"}`)}</p></li>`;function jo({args:o,frame:p}){let a=o[0],u="",m="";async function S(){let[e,d,L]=await Promise.all([l(`/api/games?lang=${c.value}`),l(`/api/games/${a}/cards?lang=${c.value}`),O(a)]),$=[...new Set(d.map(s))],h=C(()=>f()),f=()=>{let n=d.filter(t=>(!m||s(t)===m)&&`${t.name} ${t.about} ${s(t)}`.toLowerCase().includes(u)),g=(t,U)=>r`<button class="chip" aria-pressed=${m===t} @click=${h(()=>m=t)}>${U}</button>`;p(r`<section class="parchment">
        ${y(e.find(t=>t.slug===a),"cards")}
        <label for="find">${i("cards-find")}</label>
        <input id="find" type="search" @input=${h(t=>u=t.value.toLowerCase().trim())} />
        ${$.length>1?r`<div class="chips" role="group"
              aria-label=${i("cards-kinds")}>${g("",i("cards-all"))}${$.map(t=>g(t,t))}</div>`:""}
        <p class="small" role="status">${n.length?i("cards-count",{count:n.length}):i("cards-none")}</p>
        <ul class="gallery">${n.map(t=>B(t,L))}</ul></section>`)};f(),location.hash&&location.replace(location.hash)}S().catch(e=>p(x(i("error-page"),v(e))))}export{jo as open};
