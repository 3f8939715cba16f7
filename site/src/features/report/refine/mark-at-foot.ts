/** The part of the window, at its foot, that the dock floats in. */
const FOOT = '-85% 0px 0px 0px';

/**
 * Says on an element, with `data-at-foot`, while it lies at the foot of the window: the dock makes way for it there
 * (`later.css`), which would cover what it says and its button.
 * @returns what stops watching
 */
export function markAtFoot(element: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      element.toggleAttribute('data-at-foot', entries.at(-1)?.isIntersecting === true);
    },
    { rootMargin: FOOT },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
