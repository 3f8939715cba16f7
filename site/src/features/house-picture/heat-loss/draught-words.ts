import { type EnergyState, figures2026 } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import { HEAT_LOSS_COPY as COPY } from './copy.ts';

const { sealedShare } = figures2026.assumptions.infiltration.value;

/** From this share of the heat loss on, draughts look worth sealing and need a word. */
const NOTABLE = 0.1;

/**
 * What draughts are, where much is lost through them: all seams of the house, of which strips close
 * few. Without it a large share stands beside a measure that hardly saves.
 */
export const draughtWords = ({ heatLoss }: EnergyState): string =>
  heatLoss.some(({ part, share }) => part === 'kieren' && share >= NOTABLE)
    ? COPY.draughts(formatShare(sealedShare))
    : '';
