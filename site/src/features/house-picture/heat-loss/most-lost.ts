import type { EnergyState } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import { PART_IN_SENTENCE } from '#words/house/part-words.ts';
import { lossesOf } from './shares.ts';

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** The part that loses most, with its share as it is shown; all of those that show the same. */
export function mostLost(state: EnergyState): { parts: string; share: string } | undefined {
  const losses = lossesOf(state).map(({ part, share }) => ({ part, share: formatShare(share) }));
  const share = losses[0]?.share;
  if (share === undefined) return undefined;
  const most = losses.filter((one) => one.share === share);
  return {
    parts: list.format(most.map(({ part }) => PART_IN_SENTENCE[part])),
    share: most.length > 1 ? `elk ${share}` : share,
  };
}
