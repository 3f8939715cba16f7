/** `npm run check`: what answers within a minute: the checks beside the unit tests. Runs on Node 20+. */
import { CHECKS, runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/house.mjs';
import { runRing } from './lib/rings.mjs';

ensureInstalled();
const results = await Promise.all([runRing('unit'), runChecks(CHECKS)]);
const sum = (key) => results.reduce((total, each) => total + each[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
