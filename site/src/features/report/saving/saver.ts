import { SUBMIT_RETRY } from '@sens/contract';
import type { SaveOutcome, TryOptions } from './save-report.ts';

/** Keeps what changes again and again, the latest of it. */
export interface Saver<T> {
  /** Takes note of a change. @returns whether there is something to keep that is not on its way yet */
  change(value: T): boolean;
  /** Keeps the latest, and what comes meanwhile. */
  save(): Promise<void>;
  /** The page goes away: what is not known to be kept is sent so that it outlives it. */
  leave(): void;
}

/**
 * One request at a time, so that an older one does not land after a newer one. As the page goes away there is no time
 * to wait for one that is under way, and it would end with the page: it is given up, and the latest sent. (A browser
 * may go on with a request that outlives its page after it was given up, so the others do not.) What the server had
 * read whole of it by then, it has before the newer one.
 * @param start what is kept already
 * @param send one try to keep it
 * @param tell is told how it stands
 */
export function createSaver<T>(
  start: T,
  send: (value: T, options: TryOptions) => Promise<SaveOutcome>,
  tell: (state: 'saving' | SaveOutcome['kind']) => void,
): Saver<T> {
  let latest = start;
  /** Nothing while nobody knows: what got no answer may have come through. */
  let kept: { value: T } | undefined = { value: start };
  let underWay: { value: T; attempt: AbortController } | undefined;
  const isLatest = (one: { value: T } | undefined) => one !== undefined && one.value === latest;

  async function attempt(keepalive: boolean): Promise<SaveOutcome['kind'] | 'given up'> {
    const mine = { value: latest, attempt: new AbortController() };
    underWay = mine;
    const tooLong = setTimeout(() => mine.attempt.abort(), SUBMIT_RETRY.timeoutMs);
    const { kind } = await send(mine.value, { signal: mine.attempt.signal, keepalive });
    clearTimeout(tooLong);
    if (underWay !== mine) return 'given up';
    underWay = undefined;
    if (kind === 'saved') kept = mine;
    if (kind === 'failed') kept = undefined;
    return kind;
  }

  async function save(isLeaving = false): Promise<void> {
    if (underWay) return;
    tell('saving');
    let outcome: Awaited<ReturnType<typeof attempt>> = 'saved';
    while (!isLatest(kept) && outcome === 'saved') outcome = await attempt(isLeaving);
    // The newer one tells how that went.
    if (outcome !== 'given up') tell(outcome);
  }

  return {
    change(value) {
      latest = value;
      return !isLatest(underWay ?? kept);
    },
    save: () => save(),
    leave() {
      if (!underWay && isLatest(kept)) return;
      underWay?.attempt.abort();
      underWay = undefined;
      kept = undefined;
      void save(true);
    },
  };
}
