/**
 * Runs before the style sheet of a page is asked for: a browser asks once, and a phone loses a request now and then.
 * Four more times, each half a second later than the one before. Plain script text: a module would come after it.
 */
export const SHEET_AGAIN_SCRIPT = `(n=>addEventListener('error',({target:l})=>{l.rel=='stylesheet'&&++n<5&&setTimeout(()=>l.replaceWith(l.cloneNode()),n*500)},true))(0)`;
