/**
 * `npm test`: installs what is missing (also a Chromium), builds, runs every check and test, and ends
 * with a line "N passed, N failed". `npm test -- WORD` runs the test files or tests that it names.
 * Runs on Node 20+.
 */
import { CHECKS, PACKAGES, runChecks, SITE_TYPES } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { engineRings, runEngines } from './lib/engines.mjs';
import { ensureBuilt, ensureInstalled } from './lib/house.mjs';
import { named, runRing, total } from './lib/rings.mjs';
import { runRingWithSecondTry } from './lib/second-try.mjs';

/** What soonest says that something is wrong comes first. */
async function everything() {
  const [unit, checks] = await Promise.all([
    runRingWithSecondTry('unit'),
    runChecks(CHECKS),
    ensureBuilt({ besideTests: true }),
  ]);
  // Takes what the rings leave of the processors, and no ring waits for it.
  const last = runChecks([SITE_TYPES, PACKAGES]);
  // Beside each other: much of the first is waiting for servers to stop.
  const later = await runRingWithSecondTry(['built', 'browser'], {
    CHROMIUM_PATH: findChromium({ forMany: true }),
  });
  return [unit, checks, later, ...(await runEngines()), await last];
}

async function some(pattern) {
  const rings = named(pattern, engineRings());
  if (rings.length === 0) console.error(`No test file and no test is called "${pattern}".`);
  const results = rings.length === 0 ? [{ passed: 0, failed: 1 }] : [];
  if (rings.some(({ ring }) => ring !== 'unit')) await ensureBuilt();
  for (const { ring, args } of rings) {
    const env = ring === 'browser' ? { CHROMIUM_PATH: findChromium() } : {};
    results.push(await runRing(ring, args, env));
  }
  return results;
}

const pattern = process.argv.slice(2).join(' ');
ensureInstalled();
total(await (pattern ? some(pattern) : everything()));
