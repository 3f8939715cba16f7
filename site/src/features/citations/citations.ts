import type { SourceRef } from '@sens/engine';
import { citations2026 } from '@sens/engine/citations';
import { useSyncExternalStore } from 'react';

/** At hand on the server; a browser computes without them and loads them when they are looked at. */
let known: readonly SourceRef[] | null = import.meta.env.SSR ? citations2026 : null;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  ({ citations: known } = await import('./citations-chunk.ts'));
  for (const notify of listeners) notify();
}

/** Loads how figures are cited, once; a connection that fails is tried again the next time. */
export function loadCitations(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

const snapshot = () => known;

/** How every figure is cited, or null in a browser that has not loaded it. */
export const useCitations = () => useSyncExternalStore(subscribe, snapshot, snapshot);

/** The citations of these figures, each once, in the figures' own order. */
export function citationsFor(
  ids: readonly string[],
  citations: readonly SourceRef[] = known ?? [],
): SourceRef[] {
  const used = new Set(ids);
  return citations.filter(({ id }) => used.has(id));
}
