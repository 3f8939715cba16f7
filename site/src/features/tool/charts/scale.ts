const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Round ticks around a set of values; zero is always one of them.
 * @param most about how many there may be
 */
export function niceTicks(values: readonly number[], most = 6): number[] {
  const finite = values.filter((value) => Number.isFinite(value));
  const low = Math.min(0, ...finite);
  const high = Math.max(0, ...finite);
  // Amounts too small to draw are drawn as nothing.
  const span = high - low > 1e-6 ? high - low : 1;
  const size = 10 ** Math.floor(Math.log10(span / most));
  const step = size * (STEPS.find((each) => each * size * most >= span) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Places values between the first and last tick: 0 at the bottom, 100 at the top, from above. */
export function verticalScale(ticks: readonly number[]): (value: number) => number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const span = high - low || 1;
  return (value) => Math.round((100 - ((value - low) / span) * 100) * 100) / 100;
}

/** A percentage for an SVG attribute. */
export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

/** Which of many names are written, so that they do not run into each other; the first one always. */
export function shownLabels(count: number, most: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most));
  return (index) => index % every === 0;
}
