/**
 * By what the assistant tells whether what it found is an answer, and how much each counts for it, as log-odds. Fitted by
 * `scripts/fit-assistant.ts` on questions that were heard, each kept out of what the assistant knew when it was asked. Half
 * way between two such fits, before and after meaning was learned: nobody was heard to ask what a town's page says.
 */
export const SIGNS = {
  start: -2.98,
  outside: -0.6,
  complaint: -0.17,
  heard: 2.07,
  nearest: 1.23,
  score: 1.75,
  coverage: 0.5,
  likeness: -1.6,
  misses: -0.1,
  lacksAspect: 0.03,
  isOurs: -0.1,
  hasSubject: 0.25,
  hasUnknown: -0.3,
  isAboutUs: -0.35,
  hasOutsideWord: -0.12,
};

const FITTED = Object.values(SIGNS);

/**
 * The log-odds that it is an answer.
 * @param counts how much the start and each sign count
 */
export const oddsOf = (signs: readonly number[], counts: readonly number[] = FITTED): number =>
  signs.reduce((sum, sign, at) => sum + sign * (counts[at + 1] ?? 0), counts[0] ?? 0);
