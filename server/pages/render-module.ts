import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Render } from '@sens/contract';

/** What the built site's `entry.mjs` exports for what depends on the request. */
export interface RenderModule {
  render: Render;
}

/**
 * @param file path of the site's `entry.mjs`
 * @throws Error when the site is not built or is something else
 */
export async function loadRenderModule(file: string): Promise<RenderModule> {
  if (!existsSync(file)) throw new Error('The site is not built.');
  // React reads this once, as it is loaded; without it one gets the one for developers, which takes half as long again.
  process.env.NODE_ENV ??= 'production';
  const { render } = (await import(pathToFileURL(file).href)) as Partial<RenderModule>;
  // No schema: a library for it would be read again in each thread, which takes longer than all else it reads.
  if (typeof render !== 'function') throw new Error(`${file} makes no pages.`);
  return { render };
}
