import { OFFLINE_NOTICE } from '../browser/announce';

const INCOMPLETE = 'This page did not load completely. Reload it to use its buttons.';
const SLOW = 'The rest of this page is still loading. What you pressed happens as soon as it is here.';
const SLOW_AFTER = 8000;

/**
 * Keeps what is pressed and typed before the code of the page has come: a pressed button shows that it waits, blanks can be written in at once, and
 * `early.release` (EarlyPresses) does it all in the same order. Links, forms and `<details>` work without code and are left alone. It stands in
 * the head as it is, so it is plain and short.
 */
export const earlyScript = `(()=>{
const held=new Map,stop=new AbortController;
let failed=!1,timer;
const on=(type,act)=>addEventListener(type,act,{capture:!0,signal:stop.signal});
const near=(e,what)=>e.target instanceof Element?e.target.closest(what):null;
const say=text=>{const line=document.getElementById("${OFFLINE_NOTICE}");if(line)line.textContent=text};
const shown=(el,waits)=>{el.toggleAttribute("data-waiting",waits);waits?el.setAttribute("aria-busy","true"):el.removeAttribute("aria-busy")};
const all=el=>getSelection().selectAllChildren(el);
const give=()=>{for(const el of held.keys())shown(el,!1);for(const[el,text]of held)if(text===null)held.delete(el);say("${INCOMPLETE}")};
on("error",e=>{if(e.target instanceof HTMLScriptElement){failed=!0;if(held.size)give()}});
on("click",e=>{
const blank=near(e,"span[data-blank]");
if(blank&&blank.dataset.from==="default"&&getSelection().isCollapsed)all(blank);
const button=near(e,"button,[role=button]");
if(!button||button.disabled||button.type==="submit"&&button.form)return;
if(!held.has(button))held.set(button,null);
shown(button,!0);
if(failed||!navigator.onLine)give();
else timer??=setTimeout(()=>say("${SLOW}"),${SLOW_AFTER})});
on("change",e=>{const field=near(e,"select,input[type=checkbox]");if(field)held.set(field,!0)});
on("focusin",e=>{const blank=near(e,"span[data-blank]");if(blank&&blank.dataset.from==="default")all(blank)});
on("input",e=>{const blank=near(e,"span[data-blank]");if(blank){held.set(blank,blank.textContent);blank.dataset.from="value"}});
on("keydown",e=>{const blank=near(e,"span[data-blank]");
if(!blank||e.key!=="Enter"||e.isComposing||e.shiftKey&&blank.dataset.material)return;
e.preventDefault();
const all=[...document.querySelectorAll("span[data-blank]")];
all.slice(all.indexOf(blank)+1).find(other=>other.dataset.blank!==blank.dataset.blank)?.focus()});
on("DOMContentLoaded",()=>{for(const blank of document.querySelectorAll("span[data-blank]:not([contenteditable])"))try{
blank.contentEditable="plaintext-only";blank.tabIndex=0;blank.role="textbox";blank.ariaLabel=blank.dataset.label}catch{}});
window.early={replays:!1,async release(){
stop.abort();clearTimeout(timer);if(held.size||failed)say("");
for(const[el,text]of held){
shown(el,!1);
if(!el.isConnected)continue;
if(text===null){early.replays=!0;el.click();early.replays=!1}
else if(text===!0){if(el.type==="checkbox"){el.checked=!el.checked;el.click()}else el.dispatchEvent(new Event("change",{bubbles:!0}))}
else{if(el.textContent!==text)el.textContent=text;el.dispatchEvent(new Event("input",{bubbles:!0}))}
await new Promise(done=>setTimeout(done))}}}
})()`.replaceAll('\n', '');
