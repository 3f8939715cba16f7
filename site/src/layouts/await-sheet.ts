/**
 * Runs before the style sheet of a page is asked for. Until it is there nothing has a look, yet in Chromium a pointer over
 * the page makes it find out what lies under it, and from the bare look that it then gave them buttons would fade to their
 * own. So the root is hidden there, until a sheet or its failure is heard of, or all of the HTML is there and names none,
 * as its styles stand within it. Heard by the document: that a sheet has loaded is never told to the window. Only in Chromium:
 * other engines give nothing a look before its sheet, and Firefox does not find the place that an address names in what was
 * hidden when it came. A browser asks for a sheet once, and a phone loses a request now and then: four more times, each
 * half a second later than the one before. Plain script text: a module would come after it.
 */
export const AWAIT_SHEET_SCRIPT = `{let d=document,r=d.documentElement,n=0;r.hidden=!!navigator.userAgentData;for(let t of["load","error","DOMContentLoaded"])d.addEventListener(t,({target:l})=>{let i=l.rel=="stylesheet";if(i||t[0]=="D"&&!d.querySelector("[rel=stylesheet]"))r.hidden=!1;i&&t=="error"&&++n<5&&setTimeout(()=>l.replaceWith(l.cloneNode()),n*500)},!0)}`;

/** How long after the end of the HTML a page whose styles stand within it waits for its typefaces, in milliseconds. */
const TYPEFACES_WITHIN_MS = 300;

/**
 * In its place where the styles stand within the page, which could be shown before the two typefaces that are fetched with
 * it are there: one that is late stays away until the next page (`font-display: optional`). So the root is hidden
 * until both have come or failed, or their time is up; a look that is not worked out yet starts no clock of theirs. Only in
 * Chromium, for the same reasons; others hold text back for a tenth of a second by themselves. Not for who comes to some
 * place on the page (`whole-page.ts`): Chromium looks for that until the page has loaded, and finds none in what is hidden.
 */
export const AWAIT_TYPEFACES_SCRIPT = `{let d=document,r=d.documentElement,n=2,s=()=>r.hidden=!1;r.hidden=!!navigator.userAgentData&&r.dataset.whole==null;for(let t of["load","error"])d.addEventListener(t,({target:l})=>l.as=="font"&&!--n&&s(),!0);d.addEventListener("DOMContentLoaded",()=>setTimeout(s,${TYPEFACES_WITHIN_MS}))}`;
