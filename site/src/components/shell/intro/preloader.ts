/** Progress of the preloader (spec, section 4). */
export const STEP = 20;
export const STEP_MS = 100;

export const PERCENTAGES = Array.from({ length: 100 / STEP + 1 }, (_, step) => step * STEP);

/** Each percentage stands for one step, the last one too. */
export const LASTS_MS = PERCENTAGES.length * STEP_MS;

export type Phase = 'wind' | 'solar' | 'nature';

/** @param percent how far the preloader is, 0 to 100 */
export function phaseAt(percent: number): Phase {
  if (percent > 66) return 'nature';
  return percent > 33 ? 'solar' : 'wind';
}

/** Out of sight behind its side, by so much that no hair's breadth of its end is seen, and where it shows half a ring. */
const HIDDEN_DEG = -138;
const SHOWN_DEG = 45;

/** How far each half of the ring is turned: the right one shows up to 50 %, the left one what is beyond. */
export function turnsAt(percent: number): { right: number; left: number } {
  const half = (share: number) =>
    HIDDEN_DEG + (SHOWN_DEG - HIDDEN_DEG) * Math.min(1, Math.max(0, share));
  return { right: half(percent / 50), left: half((percent - 50) / 50) };
}
