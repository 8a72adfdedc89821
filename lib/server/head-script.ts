import { ACCOUNT_COOKIE } from '../account/account';
import { START_ROWS } from '../dashboard/start-rows';

/**
 * Runs before the first paint, so that theme, collapsed sections, excerpts in lists and account link do not flash, and nothing moves: what this
 * browser has stored becomes attributes of the root element, which the style sheet reads, and numbers of rows to give a place to. `data-tabbed` is
 * there while the last key was Tab (tooltip.css).
 */
export const headScript = `try{const d=document.documentElement.dataset;if(document.cookie.includes("${ACCOUNT_COOKIE}="))d.account="";for(const[k,a]of[["gp-theme","theme"],["gp-categories-expanded","gpCategories"],["gp-popular-expanded","gpPopular"],["gp-excerpts","gpExcerpts"]]){const v=localStorage.getItem(k);if(/^(light|dark|true|false)$/.test(v))d[a]=v}const s=document.documentElement.style,n=localStorage.getItem("${START_ROWS}");if(/^\\d$/.test(n))s.setProperty("--start-rows",n);s.setProperty("--drafts",Object.keys(localStorage).filter(k=>/^gp-draft(:|$)/.test(k)).length)}catch{}for(const t of["keydown","pointerdown"])addEventListener(t,e=>document.documentElement.toggleAttribute("data-tabbed",e.key==="Tab"),!0)`;
