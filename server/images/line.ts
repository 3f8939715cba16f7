import { availableParallelism } from 'node:os';
import { AppError } from '#refusals/app-error.ts';

export interface LineSettings {
  atOnce?: number;
  waiting?: number;
  withinMs?: number;
}

/**
 * One picture fewer at a time than there are processors, and never more than two of libuv's four
 * threads. Each may use a second thread for part of its time (decision 16).
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** At a fifth of a second each, the last one waits about as long as anybody would. */
const WAITING = 40;

/** Waiting for a turn included. */
const WITHIN_MS = 10_000;

/**
 * Runs work when its turn comes.
 * @param who whoever asks for it
 */
export type InLine = <T>(who: string, work: () => Promise<T>) => Promise<T>;

interface Place {
  start: () => void;
  refuse: () => void;
}

/**
 * A line of bounded length for work that costs a processor, with a lane for each who asks: lanes take
 * turns, and when all is full the longest gives up its last. So whoever asks for ever new sizes waits for
 * themselves, while a CDN, which is one address, has the whole line as long as it is alone.
 * Work that takes too long holds its place until it really ends, as it cannot be stopped.
 * @returns a function that throws AppError `busy` when too many wait or it takes too long
 */
export function createLine(settings: LineSettings = {}): InLine {
  const { atOnce = AT_ONCE, waiting = WAITING, withinMs = WITHIN_MS } = settings;
  // In the order of their turns.
  const lanes = new Map<string, Place[]>();
  let running = 0;
  let inAll = 0;

  function leave(who: string, place: Place): void {
    const lane = lanes.get(who);
    const at = lane?.indexOf(place) ?? -1;
    if (!lane || at < 0) return;
    lane.splice(at, 1);
    inAll -= 1;
    if (lane.length === 0) lanes.delete(who);
  }

  function startNext(): void {
    const [next] = lanes;
    if (!next || running >= atOnce) return;
    const [who, lane] = next;
    const [place] = lane;
    if (!place) return;
    leave(who, place);
    if (lane.length > 0) {
      // Behind all the others.
      lanes.delete(who);
      lanes.set(who, lane);
    }
    running += 1;
    place.start();
  }

  function makeRoom(who: string): boolean {
    if (inAll < waiting) return true;
    const own = lanes.get(who)?.length ?? 0;
    const [longest, lane = []] = [...lanes].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = lane.at(-1);
    if (!last || lane.length <= own + 1) return false;
    leave(longest, last);
    last.refuse();
    return true;
  }

  return (who, work) =>
    new Promise((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer);
        reject(new AppError('busy'));
      };
      const run = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        } finally {
          clearTimeout(timer);
          running -= 1;
          startNext();
        }
      };
      const place: Place = { start: () => void run(), refuse };
      const timer = setTimeout(() => {
        leave(who, place);
        refuse();
      }, withinMs);
      if (running >= atOnce && !makeRoom(who)) return refuse();
      const lane = lanes.get(who) ?? [];
      lane.push(place);
      lanes.set(who, lane);
      inAll += 1;
      startNext();
    });
}
