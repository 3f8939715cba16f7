import { figures2026, type Report } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import { HEAT_LOSS_COPY as COPY } from './copy.ts';
import { leaks, sharesOf } from './shares.ts';

const { sealedShare } = figures2026.assumptions.infiltration.value;

/** From this share of the heat loss on, draughts look worth sealing and need a word. */
const NOTABLE = 0.1;

/**
 * What draughts are, where much is lost through them: all seams of the house, of which strips close
 * few. Without it a large share stands beside a measure that hardly saves. A sealed house is offered none.
 */
export function draughtWords({ now, dwelling }: Pick<Report, 'now' | 'dwelling'>): string {
  const { kieren, dak } = sharesOf(now);
  if (dwelling.draughtProofing.value === 'goed' || kieren < NOTABLE) return '';
  const words = leaks(dak) ? COPY.draughts : COPY.draughtsNoRoof;
  return words(formatShare(sealedShare));
}
