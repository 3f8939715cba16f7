/**
 * Runs before a page is styled. Who comes by an address that names a place, comes back to where they were, or follows
 * a link to a place on the page itself, gets the page laid out whole (`styles/base.css`): where lengths are guessed,
 * the way there ends elsewhere. Plain script text: it must not wait for a module.
 */
export const WHOLE_PAGE_SCRIPT = `{let d=document.documentElement.dataset;if(location.hash||/^[rb]/.test(performance.getEntriesByType("navigation")[0]?.type))d.whole="";addEventListener("click",e=>{let a=e.target.closest("a");if(a?.hash&&a.pathname==location.pathname)d.whole=""})}`;
