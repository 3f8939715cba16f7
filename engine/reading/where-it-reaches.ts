/** EUR, m3 or kWh a year: far finer than any bill. */
const nearEnough = 1e-7;

/** More than any search takes. */
const mostRounds = 60;

/**
 * The value within the bounds at which a growing function reaches what is wanted; else the nearest bound.
 * By a straight line between both ends (Illinois: an end that stays counts for half, so that no bend
 * holds it up), as a report searches this some fifty times.
 */
export function whereItReaches(
  wanted: number,
  grows: (value: number) => number,
  { min: low, max: high }: { min: number; max: number },
): number {
  let [end, endMiss] = [low, grows(low) - wanted];
  let [at, miss] = [high, grows(high) - wanted];
  if (endMiss >= 0) return low;
  if (miss <= 0) return high;
  for (let round = 0; round < mostRounds && Math.abs(miss) > nearEnough; round += 1) {
    const next = at - (miss * (at - end)) / (miss - endMiss);
    const nextMiss = grows(next) - wanted;
    if (nextMiss * miss < 0) [end, endMiss] = [at, miss];
    else endMiss /= 2;
    [at, miss] = [next, nextMiss];
  }
  return at;
}
