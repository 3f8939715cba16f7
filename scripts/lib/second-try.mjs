/** A second try, by itself, of the little that fails in a crowd (decision 108). Plain JavaScript for Node 20. */
import { literally, runRing } from './rings.mjs';

/** More at once are no accident of a busy machine. */
const FEW = 5;

/** What to run of a ring to see these failures again: their tests, or all of their files where one broke as a whole. */
export function argsFor(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (failures.some(({ test }) => test === undefined)) return files;
  return [...files, '-t', failures.map(({ test }) => literally(test)).join('|')];
}

/**
 * Runs a ring, or several beside each other. Where a few tests fail, those are run once more with nothing beside them:
 * what passes then counts as passed.
 * @param {string | readonly string[]} ring projects of vitest.config.ts
 * @param {Record<string, string>} env settings of the tests
 * @param {typeof runRing} run what runs a ring
 * @returns how many tests passed and failed in the end, which failed, and which passed on the second try only
 */
export async function runRingWithSecondTry(ring, env = {}, run = runRing) {
  const first = await run(ring, [], env);
  if (first.failures.length === 0 || first.failures.length > FEW) return first;
  const second = await run(ring, argsFor(first.failures), env);
  // A name that finds no test, or a run that breaks, would pass without having been tried.
  const tried = second.passed + second.failures.length;
  if (tried < first.failures.length || second.failed > second.failures.length) return first;
  const isStillWrong = ({ file, test }) =>
    second.failures.some(
      (each) => each.file === file && (!each.test || !test || each.test === test),
    );
  const late = first.failures.filter((failure) => !isStillWrong(failure));
  return { ...second, passed: first.passed + late.length, late };
}
