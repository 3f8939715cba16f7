import type { AssistantFile, HeardQuestion } from '#terms/index-file.ts';
import { learnGroups } from './groups.ts';
import { learnKind } from './kinds.ts';
import { indexVectors, nearestOf } from './nearest.ts';
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
  /** How much of the nearest speaks for one passage, 0 to 1. */
  clearness: number;
}

/** Hears one question. */
export type Hear = (text: string) => Hearing;

/** The questions that are most like a new one speak, the nearer the louder. */
const NEIGHBOURS = 20;
const LOUDNESS = 3;
/** What speaks for nothing: one faint likeness is no ground. */
const DOUBT = 0.03;
/** How much all questions of a passage together count beside the nearest, where those are not near at all. */
const GROUPS = 0.45;
/** Less than this of them is no word for a passage. */
const FAINT = 0.01;

function* makeHearing(heard: readonly HeardQuestion[]): Generator<undefined, Hear> {
  const vectors = yield* makeVectors(heard);
  const outsideOdds = yield* learnKind(heard, 'outside', vectors);
  const complaintOdds = yield* learnKind(heard, 'complaint', vectors);
  const likenessTo = yield* indexVectors(vectors);
  const { of } = vectors;
  const passageOf = heard.map(({ passage }) => passage);
  const sharesOf = yield* learnGroups(passageOf, vectors);
  return (text) => {
    const vector = of(text);
    const likeness = likenessTo(vector);
    const near = nearestOf(likeness, NEIGHBOURS);
    const groups = near.length > 0 ? sharesOf(likeness) : new Float64Array();
    const votes = new Map<number, number>();
    let all = DOUBT;
    for (const [which, like] of near) {
      const loud = like ** LOUDNESS;
      const passage = passageOf[which];
      all += loud;
      if (passage !== undefined) votes.set(passage, (votes.get(passage) ?? 0) + loud);
    }
    // Where nothing is near, all questions of a passage are not either.
    const sureness = 1 - DOUBT / all;
    const nearest = near[0]?.[1] ?? 0;
    const ofGroup = GROUPS * (1 - nearest);
    const shareOf = (passage: number) =>
      (1 - ofGroup) * ((votes.get(passage) ?? 0) / all) +
      ofGroup * sureness * (groups[passage] ?? 0);
    const ofGroups = [...groups.keys()].filter((passage) => (groups[passage] ?? 0) > FAINT);
    return {
      shareOf,
      outside: outsideOdds(vector),
      complaint: complaintOdds(vector),
      passages: [...new Set([...votes.keys(), ...ofGroups])],
      nearest,
      clearness: Math.max(0, ...votes.values()) / all,
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
