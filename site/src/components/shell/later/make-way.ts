/** The form by which a report is asked for: that of the home page, and that of all others. */
const FORM = '#energy-form form, #formulier form';

/**
 * Says on dock and bar while some of the form is in the lower half of the view, `data-at-form`: who reads the fields before
 * filling them in has none of them under the dock. Not on the root, which would restyle more than those two.
 */
export function makeWayForForm(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const isThere = entries.at(-1)?.isIntersecting === true;
      for (const part of document.querySelectorAll('.dock, .sticky-bar')) {
        part.toggleAttribute('data-at-form', isThere);
      }
    },
    { rootMargin: '-50% 0px 0px' },
  );
  const form = document.querySelector(FORM);
  if (form) observer.observe(form);
}
