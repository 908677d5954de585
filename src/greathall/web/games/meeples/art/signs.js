// Small signs for what places, heroes and quests do; 24 x 24 each, drawn in ink.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const DRAWN = {
  vp: svg`<path d="M12 1.500l2.500 3 3.900-.5.800 3.800 3.600 1.700-1.700 3.500 1.700 3.500-3.600 1.700-.8 3.800-3.900-.5-2.500 3-2.500-3-3.900.5-.8-3.800-3.600-1.700L2.900 13 1.200 9.500l3.600-1.700.8-3.800 3.900.5z" fill="#d9a62e" stroke="#5c3c08" stroke-width="1.200" />`,
  bag: svg`<path d="M8 2c3 2 5 2 8 0l1 4c4 3 6 7 5 12-.5 3-3 4-10 4S2.500 21 2 18C1 13 3 9 7 6z" fill="#a5743d" stroke="#3d2410" stroke-width="1.500" /><path d="M7 7c3 1.500 7 1.500 10 0" fill="none" stroke="#3d2410" stroke-width="1.600" />`,
  quest: svg`<path d="M5 2h13c-1 1-1.500 2-1.500 4v12c0 3-1 4-3 4H4c2-1 2.500-2 2.500-4V6C6.500 4 6 3 5 2z" fill="#fbf1d8" stroke="#5c3c08" stroke-width="1.400" /><path d="M9 7h5M9 10.500h5M9 14h4" stroke="#8e2a1e" stroke-width="1.500" />`,
  sword: svg`<path d="M20 2l2 2-9 10 2 2-2 2-2-2-5 6-4-4 6-5-2-2 2-2 2 2z" fill="#6d7884" stroke="#20140b" stroke-width="1.200" />`,
  hammer: svg`<path d="M3 6l6-5 5 4 5 5-3 3-4-3-9 12-4-3L9 8 6 9z" fill="#8a8f98" stroke="#20140b" stroke-width="1.300" />`,
  rise: svg`<path d="M12 2l8 8h-5v12H9V10H4z" fill="#2f6b2f" stroke="#14330f" stroke-width="1.200" />`,
  back: svg`<path d="M10 3v5c8 0 12 4 12 13-2-5-6-7-12-7v5L1 11z" fill="#5c4127" stroke="none" />`,
  bed: svg`<path d="M2 4h3v8h14c2 0 3 1 3 3v6h-3v-3H5v3H2zM7 7h5c2 0 3 1 3 3v1H7z" fill="#5c4127" stroke="none" />`,
  crown: svg`<path d="M2 8l6 4 4-8 4 8 6-4-2 12H4z" fill="#d9a62e" stroke="#5c3c08" stroke-width="1.300" />`,
  mug: svg`<path d="M4 6h12v3h3c2 0 3 2 3 4s-1 5-3 5h-3v3H4zM16 12v4h2c1-1 1-3 0-4z" fill="#c98a3d" stroke="#3d2410" stroke-width="1.300" fill-rule="evenodd" /><path d="M3 6c0-3 3-4 5-3 2-2 6-1 6 1 2 0 3 1 2 3z" fill="#fffaf0" stroke="#3d2410" stroke-width="1.200" />`,
  humanoid: svg`<path d="M12 2c4 0 6 3 6 7 0 3-1 5-3 6l6 3c1 1 1.500 2 1.500 4h-21c0-2 .5-3 1.500-4l6-3c-2-1-3-3-3-6 0-4 2-7 6-7z" />`,
  undead: svg`<path d="M12 2a8.500 8.500 0 0 0-8.500 8.500c0 3 1.500 5 3.500 6.500v5h10v-5c2-1.500 3.500-3.500 3.500-6.500A8.500 8.500 0 0 0 12 2zM8.500 13.200a2.200 2.200 0 1 1 0-4.400 2.200 2.200 0 0 1 0 4.400zm7 0a2.200 2.200 0 1 1 0-4.400 2.200 2.200 0 0 1 0 4.400z" fill-rule="evenodd" />`,
  beast: svg`<ellipse cx="6" cy="8" rx="2.600" ry="3.600" /><ellipse cx="12" cy="5.500" rx="2.600" ry="3.600" /><ellipse cx="18" cy="8" rx="2.600" ry="3.600" /><path d="M12 11c5 0 8 5 7 8-1 4-5 2-7 2s-6 2-7-2c-1-3 2-8 7-8z" />`,
  deck: svg`<rect x="3" y="3" width="13" height="17" rx="2" fill="#6f2a2d" stroke="#20140b" /><rect x="7" y="5" width="13" height="17" rx="2" fill="#8e3a35" stroke="#20140b" /><path d="M13.500 9l3 4.500-3 4.500-3-4.500z" fill="#e0bd74" />`,
  flame: svg`<path d="M13 1c1 5 7 7 7 14a8 8 0 0 1-16 0c0-4 3-5 3-9 2 1 3 3 3 5 2-2 3-6 3-10z" fill="#e2571e" stroke="#7a1f0b" stroke-width="1.200" /><path d="M12 12c2 2 4 3 4 6a4 4 0 0 1-8 0c0-2 3-3 4-6z" fill="#ffcf4a" stroke="none" />`,
};

export const plainSign = (name) => DRAWN[name];
export const sign = (name, label = "") =>
  label
    ? html`<svg class="mm-sign ${name}" viewBox="0 0 24 24" role="img" aria-label=${label}><title>${label}</title>${DRAWN[name]}</svg>`
    : html`<svg class="mm-sign ${name}" viewBox="0 0 24 24" aria-hidden="true">${DRAWN[name]}</svg>`;
