/** Under which name the browser's history keeps that the form of this visit to the page was shown whole. */
export const FORM_WHOLE = 'formWhole';

/**
 * Runs before the page is styled: who comes back to it finds the form as long as it was, so that the place they were at
 * is where it was. Plain script text: it must not wait for a module.
 */
export const FORM_SHOWN_SCRIPT = `if(history.state?.${FORM_WHOLE})document.documentElement.dataset.${FORM_WHOLE}=''`;
