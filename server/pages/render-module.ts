import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Render } from '@sens/contract';
import * as z from 'zod';

/** What the built site's `entry.mjs` exports for what depends on the request. */
const moduleSchema = z.object({
  render: z.custom<Render>((value) => typeof value === 'function'),
});

export type RenderModule = z.output<typeof moduleSchema>;

/**
 * @param file path of the site's `entry.mjs`
 * @throws Error when the site is not built or is something else
 */
export async function loadRenderModule(file: string): Promise<RenderModule> {
  if (!existsSync(file)) throw new Error('The site is not built.');
  // React reads this once, as it is loaded; without it one gets the one for developers, which takes half as long again.
  process.env.NODE_ENV ??= 'production';
  return moduleSchema.parse(await import(pathToFileURL(file).href));
}
