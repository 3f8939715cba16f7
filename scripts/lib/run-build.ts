/** Builds the site (build-site.ts); a slip in a figure, which would end it with a trace, is told in a sentence. */
import { sayFigureSlip } from './figure-slips.ts';

await import('./build-site.ts').catch(sayFigureSlip);
