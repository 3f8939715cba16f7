/** Safari reaches no row by keyboard that scrolls by itself; on wide screens nothing of it scrolls. */
if (matchMedia('(width < 36rem)').matches) {
  for (const row of document.querySelectorAll<HTMLElement>('.swipe')) row.tabIndex = 0;
}

/** The carousels' script is for who comes near the first of them; until then they are plain scrollers. */
const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    import('./carousel.ts');
  },
  { rootMargin: '400px' },
);
for (const carousel of document.querySelectorAll('[data-carousel]')) near.observe(carousel);
