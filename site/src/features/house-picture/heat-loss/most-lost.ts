import type { EnergyState } from '@sens/engine';
import { andList } from '#lib/and-list.ts';
import { formatShare } from '#lib/format-nl.ts';
import { PART_AMONG_PARTS, PART_IN_SENTENCE } from '#words/house/part-words.ts';
import { HEAT_LOSS_COPY } from './copy.ts';
import { lossesOf } from './shares.ts';

/** The part that loses most, with its share as it is shown; all of those that show the same. */
export function mostLost(state: EnergyState): { parts: string; share: string } | undefined {
  const losses = lossesOf(state).map(({ part, share }) => ({ part, share: formatShare(share) }));
  const share = losses[0]?.share;
  if (share === undefined) return undefined;
  const most = losses.filter((one) => one.share === share);
  const isOne = most.length === 1;
  const names = isOne ? PART_IN_SENTENCE : PART_AMONG_PARTS;
  return {
    parts: andList(most.map(({ part }) => names[part])),
    share: isOne ? share : HEAT_LOSS_COPY.each(share),
  };
}
