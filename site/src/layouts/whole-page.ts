/**
 * Runs before a page is styled. Who comes by an address that names a place, or comes back to where they were, gets
 * the page laid out whole (`styles/base.css`): where lengths are guessed, the way there ends elsewhere. Plain script
 * text: it must not wait for a module.
 */
export const WHOLE_PAGE_SCRIPT = `if(location.hash||/^[rb]/.test(performance.getEntriesByType('navigation')[0]?.type))document.documentElement.dataset.whole=''`;
