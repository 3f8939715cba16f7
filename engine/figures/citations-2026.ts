import { citationsOf } from './citations.ts';
import { toolFigures2026 } from './tool-figures.ts';

/**
 * How the figures of 2026 are cited. An entry of its own, as a page computes without these words: a
 * browser loads them when a list of sources is looked at (`site/build/client-figures.ts`).
 */
export const citations2026 = citationsOf(toolFigures2026);
