/** One figure of a bench, with the most or the least it may be where the project named such a limit. */
export interface Figure {
  name: string;
  value: number;
  unit?: string;
  most?: number;
  least?: number;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('No values to take a percentile of.');
  return found;
}

const isWithin = ({ value, most = Infinity, least = -Infinity }: Figure) =>
  value <= most && value >= least;

/** Prints figures beside their limits; the process ends with 1 when one is beyond its limit. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(title);
  for (const figure of figures) {
    const { name, value, unit = '', most, least } = figure;
    const limit = most === undefined ? least : most;
    const budget =
      limit === undefined ? '' : `  (${most === undefined ? 'least' : 'most'} ${limit})`;
    const mark = isWithin(figure) ? ' ' : '!';
    const shown = Number(value.toFixed(Math.abs(value) < 100 ? 3 : 0));
    console.log(`${mark} ${name.padEnd(46)} ${String(shown).padStart(9)} ${unit}${budget}`);
    if (!isWithin(figure)) process.exitCode = 1;
  }
}
