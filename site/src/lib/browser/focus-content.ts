/** Gives the focus to what cannot have it by Tab, where it stands; it takes none of it later. */
export function focusOnce(element: HTMLElement): void {
  const isFixed = element.hasAttribute('tabindex');
  if (!isFixed) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (isFixed) return;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/**
 * What lay over the page went with the focus in it: on with the part of the page that one reads. The body would send
 * a keyboard on from where nobody is, and a reader of screens to the top.
 */
export function focusContent(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > :is(section, div)')];
  const isReached = (part: HTMLElement) =>
    part.checkVisibility() && part.getBoundingClientRect().top < innerHeight / 2;
  const read = parts.findLast(isReached) ?? document.querySelector('main');
  if (read) focusOnce(read);
}
