/** Side of the square that a pattern repeats, in pixels: narrow columns on a phone hold a few of them. */
export const TILE = 4;

/**
 * What tells series apart without colour, drawn in one such square; the first is plain. No line lies flat: it would hide
 * a column that is hardly higher than the line.
 */
export const HATCHES = {
  1: '',
  2: 'M-1 3l2 2M0 0l4 4M3-1l2 2',
  3: 'M-1 1l2-2M0 4l4-4M3 5l2-2',
  4: 'M2 0v4',
} as const;

export type Look = keyof typeof HATCHES;
