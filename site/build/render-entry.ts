import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** Pictures made at build; this module is bundled to `dist/server/entry.mjs`. */
const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '../client/dwelling-pictures.json');
let pictures: unknown;

/**
 * Renders one of the pages that depend on a request.
 * @param request its URL names the page
 * @param locals what the page shows; see `src/env.d.ts`
 */
export function render(request: Request, locals: Record<string, unknown>): Promise<Response> {
  pictures ??= JSON.parse(readFileSync(PICTURES, 'utf8'));
  return app.render(request, { locals: { ...locals, pictures } as never });
}
