import { methodOf } from '@sens/engine/method';
import { citations } from '#features/citations/citations.ts';
import { later } from '#lib/browser/later.ts';

/** How a report was worked out: a browser shows the report without, and loads this when somebody looks. */
export const methodLater = later(
  import.meta.env.SSR ? methodOf : null,
  async () => (await import('./method-chunk.ts')).methodOf,
);

/** Loads how a report was worked out, and how its figures are cited. */
export const loadMethod = (): Promise<unknown> =>
  Promise.all([methodLater.load(), citations.load()]);
