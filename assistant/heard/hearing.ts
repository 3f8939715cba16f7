import { groupShares, NO_PASSAGE } from './groups.ts';
import { kindOdds } from './kinds.ts';
import type { Learned } from './learned.ts';
import { meaningShares } from './meaning.ts';
import { likenessTo, nearestOf } from './nearest.ts';
import { vectorOf } from './vectors.ts';

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
/** How much all questions of a passage together count beside the nearest, where those are not near at all. */
const GROUPS = 0.45;
/** How much what the words mean counts beside both, at most, and the less the nearer one is. */
const MEANING = 0.5;
const FAR = 1;
/** Less than this of them is no word for a passage. */
const FAINT = 0.01;

/** Hears questions by what was learned of those before. */
export function createHearing(learned: Learned): Hear {
  const { count, passageOf } = learned;
  return (text) => {
    const vector = vectorOf(text, learned);
    const likeness = likenessTo(vector, learned.postings, count);
    const near = nearestOf(likeness, NEIGHBOURS);
    const groups =
      near.length > 0 ? groupShares(likeness, passageOf, learned.groups) : new Float64Array();
    const votes = new Map<number, number>();
    let all = DOUBT;
    for (const [which, like] of near) {
      const loud = like ** LOUDNESS;
      const passage = passageOf[which] ?? NO_PASSAGE;
      all += loud;
      if (passage !== NO_PASSAGE) votes.set(passage, (votes.get(passage) ?? 0) + loud);
    }
    // Where nothing is near, all questions of a passage are not either.
    const sureness = 1 - DOUBT / all;
    const nearest = near[0]?.[1] ?? 0;
    const ofGroup = GROUPS * (1 - nearest);
    const meant = meaningShares(learned.meaning, vector, learned.groups.length);
    const ofMeaning = learned.meaning.length > 0 ? Math.min(MEANING, FAR * (1 - nearest)) : 0;
    const shareOf = (passage: number) =>
      (1 - ofMeaning) *
        ((1 - ofGroup) * ((votes.get(passage) ?? 0) / all) +
          ofGroup * sureness * (groups[passage] ?? 0)) +
      ofMeaning * sureness * (meant[passage] ?? 0);
    const ofGroups = [...groups.keys()].filter(
      (passage) => Math.max(groups[passage] ?? 0, meant[passage] ?? 0) > FAINT,
    );
    return {
      shareOf,
      outside: kindOdds(learned.outside, vector),
      complaint: kindOdds(learned.complaint, vector),
      passages: [...new Set([...votes.keys(), ...ofGroups])],
      nearest,
    };
  };
}
