/** Progress of the preloader (spec, section 4). */
export const STEP = 20;
export const STEP_MS = 100;

export type Phase = 'wind' | 'solar' | 'nature';

/** @param percent how far the preloader is, 0 to 100 */
export function phaseAt(percent: number): Phase {
  if (percent > 66) return 'nature';
  return percent > 33 ? 'solar' : 'wind';
}
