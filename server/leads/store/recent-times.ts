/**
 * Moments of the last while, kept in memory. Counting leads in the database costs the more the more there
 * are, and is done for each new one.
 */
export interface RecentTimes {
  add(at: number): void;
  /** Takes one back that was counted; nothing where it is forgotten already. */
  remove(at: number): void;
  /** When the oldest of the newest so many was, of those after one moment and up to another; if so many. */
  oldestOf(most: number, after: number, upTo: number): number | undefined;
}

/** @param known moments from before the start, in any order */
export function createRecentTimes(known: readonly number[]): RecentTimes {
  // The latest last. A clock that was put back makes what is new stand before the end.
  let times = known.toSorted((a, b) => a - b);
  /** How many of them are at a moment or before it. */
  function countUpTo(at: number): number {
    let [from, to] = [0, times.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((times[middle] ?? 0) <= at) from = middle + 1;
      else to = middle;
    }
    return from;
  }
  return {
    add: (at) => void times.splice(countUpTo(at), 0, at),
    remove(at) {
      const place = countUpTo(at) - 1;
      if (times[place] === at) times.splice(place, 1);
    },
    oldestOf(most, after, upTo) {
      const first = countUpTo(after);
      // What is over is dropped now and then: each time would move all the others.
      if (first > 1_000 && first > times.length / 2) {
        times = times.slice(first);
        return this.oldestOf(most, after, upTo);
      }
      const place = countUpTo(upTo) - most;
      return place >= first ? times[place] : undefined;
    },
  };
}
