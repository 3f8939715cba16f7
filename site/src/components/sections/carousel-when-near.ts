import { prepareCarousel } from './carousel.ts';

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
