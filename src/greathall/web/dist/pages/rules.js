import{c as d,ga as w,j as h,r as s,ra as b,s as v,t as p,va as y}from"../shared/RCQT5EA3.js";function x(o){let a=[];for(let r of o)a.at(-1)?.heading!==r.heading&&a.push({heading:r.heading,rules:[]}),a.at(-1).rules.push(r);return a}var C=(o,a)=>p`<div id=${o.id} class=${o.status}><dt><a href=${`#${o.id}`}>${o.id}</a> <span class="tag">${s(`status-${o.status}`)}</span></dt>
  <dd>${o.text}${o.why?p` <span class="small">${s("rules-why",{why:o.why})}</span>`:""}
    ${o.rules.length?p`<span class="small">${s("rules-on")} ${o.rules.map(r=>p`<a href=${`/rules/${a}#${r}`}>${r}</a> `)}</span>`:""}</dd></div>`;function St({args:o,frame:a}){let r=o[0],l=[],u=[],c="",e="",k=i=>{let m=`${i.id} ${i.heading} ${i.text} ${i.why}`.toLowerCase();return(!e||i.status===e)&&c.split(/\s+/).every(n=>m.includes(n))},f=y(()=>g()),g=()=>{let i=l.filter(k),m=x(i),n=(t,$)=>p`<button class="chip" aria-pressed=${e===t} @click=${f(()=>e=t)}>${$}</button>`;a(p`<section class="parchment rulebook">
      ${b(u.find(t=>t.slug===r),"rules")}
      <label for="find">${s("rules-find")}</label>
      <input id="find" type="search" .value=${c} @input=${f(t=>c=t.value.toLowerCase().trim())} />
      <div class="chips" role="group" aria-label=${s("rules-kinds")}>${n("",s("cards-all"))}${[...new Set(l.map(t=>t.status))].map(t=>n(t,s(`status-${t}`)))}</div>
      <p class="small" role="status">${i.length?s("rules-count",{count:i.length}):s("rules-none")}</p>
      <div class="leaves">
        <nav class="contents" aria-label=${s("rules-contents")}><ol>${m.map(t=>p`<li><a href=${`#${t.rules[0].id}`}>${t.heading}</a></li>`)}</ol></nav>
        <div>${m.map(t=>p`<section><h2>${t.heading}</h2><dl>${t.rules.map($=>C($,r))}</dl></section>`)}</div>
      </div></section>`)};Promise.all([d(`/api/games/${r}/rules?lang=${h.value}`),d(`/api/games?lang=${h.value}`)]).then(([i,m])=>{l=i,u=m,g(),location.hash&&location.replace(location.hash)}).catch(i=>a(w(s("error-page"),v(i))))}export{St as open};
