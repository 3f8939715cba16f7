/**
 * `npm run check`: what answers within a minute: the checks beside the unit tests, without those of files
 * that take long (`vitest.config.ts`). Runs on Node 20+.
 */
import { CHECKS, runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/house.mjs';
import { runRing, total } from './lib/rings.mjs';

ensureInstalled();
total(await Promise.all([runRing('unit', ['--tagsFilter=!long']), runChecks(CHECKS)]));
