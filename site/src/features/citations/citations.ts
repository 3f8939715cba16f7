import type { SourceRef } from '@sens/engine';
import { citations2026 } from '@sens/engine/citations';
import { later } from '#lib/browser/later.ts';

/** How every figure is cited: a browser computes without it. */
export const citations = later<readonly SourceRef[]>(
  import.meta.env.SSR ? citations2026 : null,
  async () => (await import('./citations-chunk.ts')).citations,
);

/** The citations of these figures, each once, in the figures' own order. */
export function citationsFor(
  ids: readonly string[],
  known: readonly SourceRef[] = citations.get() ?? [],
): SourceRef[] {
  const used = new Set(ids);
  return known.filter(({ id }) => used.has(id));
}
