/** The event by which a part of the page has the shell say something. */
export const NOTICE = 'sens:notice';

declare global {
  interface DocumentEventMap {
    [NOTICE]: CustomEvent<string>;
  }
}

/** Says something in passing, such as that a text was copied; the shell shows and announces it. */
export function notify(text: string): void {
  document.dispatchEvent(new CustomEvent(NOTICE, { detail: text }));
}
