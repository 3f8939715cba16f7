import './card-in-sight.ts';
import { prepareCarousel } from './carousel.ts';

// After the first paint (site/build/later-scripts.ts): a few listeners each, so none waits to come near.
for (const carousel of document.querySelectorAll('[data-carousel]')) prepareCarousel(carousel);
