/**
 * The names under which this site keeps things in the tab, one by one: what is written into every page
 * brings along only those that it uses.
 */
export const draft = 'sens:draft';
export const submission = 'sens:submission';
export const receipt = 'sens:receipt';
export const query = 'sens:query';
export const report = 'sens:report';
export const house = 'sens:house';
export const conversation = 'sens:conversation';
/** What the popup of who leaves did in this tab: it was shown, or its offer taken. */
export const exitIntent = 'sens:exit-intent';
/** The bar at the bottom was closed. */
export const barClosed = 'sens:bar-closed';
