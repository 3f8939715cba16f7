/**
 * Pages that have their styles within them: the home page, where most come first and whose sheet no other page shares, so that
 * nothing stands between the HTML and what it shows; and the page for what fails, as all else may fail with it.
 */
const WITHIN = ['/', '/500'];

/** Whether a page has its styles within it. @param route of the page, such as `/contact` */
export const hasStylesWithin = (route: string): boolean => WITHIN.includes(route);
