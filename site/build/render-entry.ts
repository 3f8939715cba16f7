import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** This module is bundled to `dist/server/entry.mjs`. */
const HERE = dirname(fileURLToPath(import.meta.url));

/** Pictures made at build. */
const PICTURES = join(HERE, '../client/pictures-on-request.json');
let pictures: unknown;

const pdfFiles = new Map<string, Uint8Array>();

/** A file that `pdf-files.ts` put beside this one; read once. */
function pdfFile(name: string): Uint8Array {
  const file = pdfFiles.get(name) ?? readFileSync(join(HERE, 'pdf', name));
  pdfFiles.set(name, file);
  return file;
}

/**
 * Renders one of the pages that depend on a request.
 * @param request its URL names the page
 * @param locals what the page shows; see `src/env.d.ts`
 */
export function render(request: Request, locals: Record<string, unknown>): Promise<Response> {
  pictures ??= JSON.parse(readFileSync(PICTURES, 'utf8'));
  return app.render(request, { locals: { ...locals, pictures, pdfFile } as never });
}
