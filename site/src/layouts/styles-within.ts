/**
 * Routes of the pages that have their styles within them: the home page, where most come first and whose sheet no other page
 * shares, so that nothing stands between the HTML and what it shows; and the page for what fails, as all else may fail with it.
 */
export const STYLES_WITHIN: readonly string[] = ['/', '/500'];
