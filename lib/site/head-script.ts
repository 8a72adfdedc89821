import { ACCOUNT_COOKIE } from '../account/account';
import { HOME_HEIGHT } from '../dashboard/home-height';

/**
 * Script that runs before the first paint, so that theme, collapsed sections, compact rows and account link do not flash, and nothing
 * moves. Copies the settings stored in this browser, and reserved sizes, to attributes of the root element for the style sheet.
 * `data-tabbed` is set while the last key was Tab (tooltip.css).
 */
export const headScript = `try{const d=document.documentElement.dataset;if(document.cookie.includes("${ACCOUNT_COOKIE}="))d.account="";for(const[k,a]of[["gp-theme","theme"],["gp-categories-expanded","gpCategories"],["gp-popular-expanded","gpPopular"],["gp-compact","gpCompact"]]){const v=localStorage.getItem(k);if(/^(light|dark|true|false)$/.test(v))d[a]=v}const s=document.documentElement.style,[w,h]=(localStorage.getItem("${HOME_HEIGHT}")??"").split(" ");if(w==innerWidth&&/^[\\d.]+$/.test(h))s.setProperty("--home-height",h+"px");s.setProperty("--drafts",Object.keys(localStorage).filter(k=>/^gp-draft(:|$)/.test(k)).length)}catch{}for(const t of["keydown","pointerdown"])addEventListener(t,e=>document.documentElement.toggleAttribute("data-tabbed",e.key==="Tab"),!0)`;
