import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Render } from '@sens/contract';
import { createApp } from 'astro/app/entrypoint';
import { routeOf } from './route-of.ts';

const app = createApp({ streaming: false });

/** This module is bundled to `dist/server/entry.mjs`. */
const HERE = dirname(fileURLToPath(import.meta.url));

type Pictures = NonNullable<App.Locals['pictures']>;

/** Pictures made at build. */
const PICTURES = join(HERE, '../client/pictures-on-request.json');
let pictures: Pictures | undefined;

const pdfFiles = new Map<string, Uint8Array>();

/** A file that `pdf-files.ts` put beside this one; read once. */
function pdfFile(name: string): Uint8Array {
  const file = pdfFiles.get(name) ?? readFileSync(join(HERE, 'pdf', name));
  pdfFiles.set(name, file);
  return file;
}

/** Makes one of the pages that depend on a request. */
export const render: Render = (asked, origin) => {
  pictures ??= JSON.parse(readFileSync(PICTURES, 'utf8')) as Pictures;
  const locals: App.Locals = { asked, pictures, pdfFile };
  return app.render(new Request(origin + routeOf(asked)), { locals });
};
