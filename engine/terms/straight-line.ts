/** Straight line through rows of x and y, in order of x; flat before the first and after the last. */
export function onLine(rows: readonly (readonly [x: number, y: number])[], x: number): number {
  const upper = rows.findIndex(([at]) => at >= x);
  const [nextX, nextY] = rows[upper] ?? (rows.at(-1) as readonly [number, number]);
  const lower = rows[upper - 1];
  if (lower === undefined) return nextY;
  return lower[1] + ((nextY - lower[1]) * (x - lower[0])) / (nextX - lower[0]);
}
