/** A part of a stack, from one height to another. */
export interface StackBox {
  from: number;
  to: number;
}

/**
 * Stacks series per place: above zero upwards, below zero downwards.
 * @param series the values of each series, one per place
 * @returns the boxes of each series, in the same shape
 */
export function stack(series: readonly (readonly number[])[]): StackBox[][] {
  const up: number[] = [];
  const down: number[] = [];
  return series.map((values) =>
    values.map((value, place) => {
      const sums = value < 0 ? down : up;
      const from = sums[place] ?? 0;
      sums[place] = from + value;
      return { from, to: from + value };
    }),
  );
}
