/**
 * By what the assistant tells whether what it found is an answer, and how much each counts for it, as log-odds. Fitted by
 * `scripts/fit-assistant.ts` on questions that were heard, each kept out of what the assistant knew when it was asked.
 */
export const SIGNS = {
  start: -3.11,
  outside: -0.54,
  complaint: -0.12,
  heard: 1.64,
  nearest: 1.22,
  score: 1.8,
  coverage: 0.93,
  likeness: -1.77,
  misses: -0.38,
  lacksAspect: 0.03,
  isOurs: -0.12,
  hasSubject: 0.34,
  hasUnknown: -0.4,
  isAboutUs: -0.3,
  hasOutsideWord: -0.06,
};

const FITTED = Object.values(SIGNS);

/**
 * The log-odds that it is an answer.
 * @param counts how much the start and each sign count
 */
export const oddsOf = (signs: readonly number[], counts: readonly number[] = FITTED): number =>
  signs.reduce((sum, sign, at) => sum + sign * (counts[at + 1] ?? 0), counts[0] ?? 0);
