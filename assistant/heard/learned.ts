import type { AssistantFile, HeardQuestion } from '#terms/index-file.ts';
import { groupLengths, NO_PASSAGE } from './groups.ts';
import { type LearnedKind, learnKind } from './kinds.ts';
import { type LearnedMeaning, learnMeaning, type ToLearn, timesToLearn } from './meaning.ts';
import { indexVectors, type Postings } from './nearest.ts';
import { makeVectors, type Uses } from './vectors.ts';

/** What is kept of the questions that were heard: numbers only, so that the build learns once and each start reads. */
export interface Learned extends Uses {
  postings: Postings;
  /** By question the place of the passage that answers it, or `NO_PASSAGE`. */
  passageOf: Int32Array;
  groups: Float64Array;
  meaning: readonly LearnedMeaning[];
  outside: LearnedKind | undefined;
  complaint: LearnedKind | undefined;
}

/** All questions of which the answer is known: those that were heard, and those that stand on the site. */
export const questionsHeard = ({ index, heard }: AssistantFile): HeardQuestion[] => [
  ...heard,
  ...index.passages.flatMap(({ kind, heads, asks = [] }, passage) => {
    const own = kind === 'own' || kind === 'faq' ? heads : heads.slice(-1);
    return [...own, ...asks].map((text) => ({ text, passage }));
  }),
];

/** What of the questions that were heard each part is learned from. */
export interface Heard extends ToLearn {
  heard: readonly HeardQuestion[];
}

/** Makes the questions that were heard comparable. */
export const readHeard = (heard: readonly HeardQuestion[]): Heard => ({
  heard,
  answerOf: heard.map(({ passage, kind = '' }) => passage ?? kind),
  vectors: makeVectors(heard),
});

/** All that is learned beside the meaning of words, which takes most of the time (`learnMeaning`). */
export function learnWith({ heard, vectors }: Heard, meaning: readonly LearnedMeaning[]): Learned {
  const { count, uses } = vectors;
  const passageOf = Int32Array.from(heard, ({ passage = NO_PASSAGE }) => passage);
  return {
    count,
    uses,
    postings: indexVectors(vectors),
    passageOf,
    groups: groupLengths(passageOf, vectors),
    meaning,
    outside: learnKind(heard, 'outside', vectors),
    complaint: learnKind(heard, 'complaint', vectors),
  };
}

/** Learns all from the questions that were heard, which takes some seconds for all of the site's. */
export function learn(heard: readonly HeardQuestion[]): Learned {
  const read = readHeard(heard);
  return learnWith(
    read,
    timesToLearn(read).map((which) => learnMeaning(read, which)),
  );
}
