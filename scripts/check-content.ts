/**
 * `npm run content-check`: tells what is wrong in the text files, in Dutch; exits 1 when anything is.
 * With `-- --woordenlijst` it first adds every word that no dictionary knows to the list of ours; with
 * `-- --bijgewerkt` it first gives every text that changed the day of today.
 */
import { sayFigureSlip } from './lib/figure-slips.ts';

await import('./lib/content-report.ts').catch(sayFigureSlip);
