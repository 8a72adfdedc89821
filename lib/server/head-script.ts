import { ACCOUNT_COOKIE } from '../account/account';

/**
 * Runs before the first paint, so that theme, collapsed sections and account link do not flash: what this browser has stored becomes
 * attributes of the root element, which the style sheet reads. `data-tabbed` is there while the last key was Tab (tooltip.css).
 */
export const headScript = `try{const d=document.documentElement.dataset;if(document.cookie.includes("${ACCOUNT_COOKIE}="))d.account="";for(const[k,a]of[["gp-theme","theme"],["gp-categories-expanded","gpCategories"],["gp-popular-expanded","gpPopular"]]){const v=localStorage.getItem(k);if(/^(light|dark|true|false)$/.test(v))d[a]=v}}catch{}for(const t of["keydown","pointerdown"])addEventListener(t,e=>document.documentElement.toggleAttribute("data-tabbed",e.key==="Tab"),!0)`;
