import { ACCOUNT_COOKIE } from '../account/account';
import { HOME_HEIGHT } from './home-height';

/**
 * Inline script that runs before the first paint: it writes stored settings, sizes and the sign-in to the root element, so that nothing moves, and
 * then notes there if the Tab key was pressed last.
 */
export const headScript = `try{const d=document.documentElement.dataset;if(document.cookie.includes("${ACCOUNT_COOKIE}="))d.account="";for(const[k,a]of[["gp-theme","theme"],["gp-categories-expanded","gpCategories"],["gp-popular-expanded","gpPopular"],["gp-compact","gpCompact"]]){const v=localStorage.getItem(k);if(/^(light|dark|true|false)$/.test(v))d[a]=v}const s=document.documentElement.style,[w,h]=(localStorage.getItem("${HOME_HEIGHT}")??"").split(" ");if(w==innerWidth&&/^[\\d.]+$/.test(h))s.setProperty("--home-height",h+"px");s.setProperty("--drafts",Object.keys(localStorage).filter(k=>/^gp-draft(:|$)/.test(k)).length)}catch{}for(const t of["keydown","pointerdown"])addEventListener(t,e=>document.documentElement.toggleAttribute("data-tabbed",e.key==="Tab"),!0)`;
