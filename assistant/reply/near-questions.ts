import type { FoundPassage } from '#passages/search-passages.ts';
import type { Passage } from '#terms/index-file.ts';

/** So many are offered at most: more is a list to search. */
export const MOST_NEAR = 3;

/** A passage that fits worse than this, or so much worse than the best, is about something else. */
const LEAST_SCORE = 0.45;
const LEAST_SHARE = 0.4;
/** To who asks for what we do not do only what fits plainly is offered. */
export const PLAINLY = 0.9;

/** The question that a passage answers, where it is one: a heading by itself asks nothing. */
export function questionOf({ kind, heads }: Passage): string | undefined {
  // Of an answer of the assistant's own the first is the plain way to ask, of a question on a page there is one.
  const asked = kind === 'faq' || kind === 'own' ? heads[0] : undefined;
  return asked?.endsWith('?') ? asked : undefined;
}

/**
 * Other questions that the site answers, for who meant something else; best first.
 * @param found passages that fit, best first
 * @param said the passage that was given as the answer, where one was
 * @param leastScore how well each has to fit
 */
export function nearQuestions(
  found: readonly FoundPassage[],
  said?: Passage,
  leastScore = LEAST_SCORE,
): string[] {
  const least = Math.max(leastScore, LEAST_SHARE * (found[0]?.score ?? 0));
  const questions = found
    .filter(({ passage, page, score }) => passage !== said && !page.town && score >= least)
    .flatMap(({ passage }) => questionOf(passage) ?? []);
  const known = said && questionOf(said);
  return [...new Set(questions)].filter((each) => each !== known).slice(0, MOST_NEAR);
}
