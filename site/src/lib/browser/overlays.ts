/**
 * What can lie over the page. One at a time is open: whatever a visitor opens closes the one before it,
 * and what opens by itself (the choice of cookies, the popup of who leaves) waits until nothing is.
 */
export type Overlay =
  | 'intro'
  | 'menu'
  | 'search'
  | 'dock'
  | 'assistant'
  | 'consent'
  | 'exit-intent';

// Each part of the shell is a file of its own, loaded at its own time: what they share stands in the page.
const root = document.documentElement;
const OPENED = 'sens:overlay-opened';
const CLOSED = 'sens:overlay-closed';

/** Whether nothing lies over the page. */
export const isFree = (): boolean => root.dataset.overlay === undefined;

/**
 * Says that an overlay opens, and closes the one that is open. `<html data-overlay>` names it, for styles.
 * @param close called when another opens; the banner of cookies comes back by `whenFree`
 * @returns what to call when it has closed, however that came
 */
export function overlayOpened(name: Overlay, close: () => void): () => void {
  document.dispatchEvent(new Event(OPENED));
  root.dataset.overlay = name;
  const closed = () => {
    document.removeEventListener(OPENED, give);
    if (!isOpen) return;
    isOpen = false;
    delete root.dataset.overlay;
    document.dispatchEvent(new Event(CLOSED));
  };
  let isOpen = true;
  function give() {
    // The one that opens has the floor: nobody who waits is called for this one's end.
    isOpen = false;
    document.removeEventListener(OPENED, give);
    close();
  }
  document.addEventListener(OPENED, give);
  return closed;
}

/** Calls once as soon as nothing lies over the page, at once when nothing does. */
export function whenFree(then: () => void): void {
  if (isFree()) then();
  else document.addEventListener(CLOSED, () => whenFree(then), { once: true });
}

const FIELDS = 'input, textarea, select';
const HOLDS_NO_TEXT = ['checkbox', 'radio', 'range', 'hidden', 'submit', 'button'];

const holdsText = (field: Element) =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !HOLDS_NO_TEXT.includes(field.type))) &&
  field.value.trim() !== '';

/** Whether somebody is filling something in: a field has the focus, or one holds text. */
export const isFillingIn = (): boolean =>
  document.activeElement?.matches(FIELDS) === true ||
  [...document.querySelectorAll(FIELDS)].some(holdsText);
