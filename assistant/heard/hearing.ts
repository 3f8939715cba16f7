import type { AssistantFile, HeardQuestion } from '#terms/index-file.ts';
import { learnKind } from './kinds.ts';
import { indexVectors } from './nearest.ts';
import { makeVectors } from './vectors.ts';

/** What the questions that were heard before say of a new one. */
export interface Hearing {
  /** How much of them speaks for a passage, 0 to 1. */
  shareOf(passage: number): number;
  /** How surely it is not for the assistant to answer: from 0 on more likely than not, as log-odds. */
  outside: number;
  /** Likewise that it is of somebody who is not content. */
  complaint: number;
  /** The passages that anything speaks for. */
  passages: readonly number[];
  /** How like the most like of them is, 0 to 1. */
  nearest: number;
}

/** Hears one question. */
export type Hear = (text: string) => Hearing;

/** The questions that are most like a new one speak, the nearer the louder. */
const NEIGHBOURS = 20;
const LOUDNESS = 3;
/** What speaks for nothing: one faint likeness is no ground. */
const DOUBT = 0.03;

function* makeHearing(heard: readonly HeardQuestion[]): Generator<undefined, Hear> {
  const vectors = yield* makeVectors(heard);
  const outsideOdds = yield* learnKind(heard, 'outside', vectors);
  const complaintOdds = yield* learnKind(heard, 'complaint', vectors);
  const nearestTo = yield* indexVectors(vectors);
  const { of } = vectors;
  const passageOf = heard.map(({ passage }) => passage);
  return (text) => {
    const vector = of(text);
    const near = nearestTo(vector, NEIGHBOURS);
    const votes = new Map<number, number>();
    let all = DOUBT;
    for (const [which, likeness] of near) {
      const loud = likeness ** LOUDNESS;
      const passage = passageOf[which];
      all += loud;
      if (passage !== undefined) votes.set(passage, (votes.get(passage) ?? 0) + loud);
    }
    return {
      shareOf: (passage) => (votes.get(passage) ?? 0) / all,
      outside: outsideOdds(vector),
      complaint: complaintOdds(vector),
      passages: [...votes.keys()],
      nearest: near[0]?.[1] ?? 0,
    };
  };
}

/** Makes the questions that were heard comparable, at once. */
export function createHearing(heard: readonly HeardQuestion[]): Hear {
  const making = makeHearing(heard);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/**
 * The same, with room for other work in between.
 * @param pause waits until whatever else there is to do has had its turn
 */
export async function hearingInParts(
  heard: readonly HeardQuestion[],
  pause: () => Promise<unknown>,
): Promise<Hear> {
  const making = makeHearing(heard);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
    await pause();
  }
}

/** All questions of which the answer is known: those that were heard, and those that stand on the site. */
export const questionsHeard = ({ index, heard }: AssistantFile): HeardQuestion[] => [
  ...heard,
  ...index.passages.flatMap(({ kind, heads, asks = [] }, passage) => {
    const own = kind === 'own' || kind === 'faq' ? heads : heads.slice(-1);
    return [...own, ...asks].map((text) => ({ text, passage }));
  }),
];
