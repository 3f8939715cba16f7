/**
 * Runs before the style sheet of a page is asked for. Until it is there nothing has a look, yet in Chromium a pointer over
 * the page makes it find out what lies under it, and from the bare look that it then gave them buttons would fade to their
 * own. So the root is hidden there, until a sheet or its failure is heard of, or all of the page is there (not all of its HTML:
 * that may come before its sheet). Only there: other engines give nothing a look before its sheet, and Firefox does not find
 * the place that an address names in what was hidden when it came. A browser asks for a sheet once, and a phone loses a
 * request now and then: four more times, each half a second later than the one before. Plain script text: a module would
 * come after it.
 */
export const AWAIT_SHEET_SCRIPT = `{let d=document.documentElement,n=0;d.hidden=!!navigator.userAgentData;for(let t of["load","error"])addEventListener(t,({target:l})=>{let i=l.rel=="stylesheet";if(i||l==document)d.hidden=!1;i&&t=="error"&&++n<5&&setTimeout(()=>l.replaceWith(l.cloneNode()),n*500)},!0)}`;
