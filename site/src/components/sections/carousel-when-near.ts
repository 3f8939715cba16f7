import { prepareCarousel } from './carousel.ts';

/** Safari reaches no row by keyboard that scrolls by itself; on wide screens nothing of it scrolls. */
const narrow = matchMedia('(width < 36rem)');
function letRowsBeReached(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.swipe')) {
    if (narrow.matches) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  }
}
letRowsBeReached();
narrow.addEventListener('change', letRowsBeReached);

/** A carousel is a plain scroller until one comes near it. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      prepareCarousel(target);
    }
  },
  { rootMargin: '400px' },
);
for (const carousel of document.querySelectorAll('[data-carousel]')) near.observe(carousel);
