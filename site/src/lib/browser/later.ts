import { useSyncExternalStore } from 'react';

/** Something that a page can be shown without, and that a browser loads when somebody looks. */
export interface Later<T> {
  /** What it is, or null in a browser that has not loaded it. */
  get: () => T | null;
  /** The same in a component, which is shown anew once it is there. */
  use: () => T | null;
  /** Loads it, once; a connection that fails is tried again the next time. */
  load: () => Promise<void>;
}

/** @param atHand what the server has; null in a browser */
export function later<T>(atHand: T | null, loaded: () => Promise<T>): Later<T> {
  let known = atHand;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const get = () => known;
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  };
  async function fetched(): Promise<void> {
    known = await loaded();
    for (const notify of listeners) notify();
  }
  return {
    get,
    use: () => useSyncExternalStore(subscribe, get, get),
    load: () => {
      loading ??= fetched().catch(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}
