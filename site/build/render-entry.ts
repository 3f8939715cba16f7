import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Render } from '@sens/contract';
import { createApp } from 'astro/app/entrypoint';
import { finishedPage } from './finished-page.ts';
import { PAGE_PARTS_FILE, type PageParts } from './page-parts.ts';
import { routeOf } from './route-of.ts';

const app = createApp({ streaming: false });

/** Lines of a stack trace that say where. */
const PLACES = /^ +at .+$/gm;

/** Where the last page failed. */
let failedAt: string | undefined;

// Astro would print the error with its words, and these may repeat what somebody typed.
app.logger.setDestination({
  write({ message }) {
    failedAt = message.match(PLACES)?.join('\n') ?? failedAt;
  },
});

/** This module is bundled to `dist/server/entry.mjs`. */
const HERE = dirname(fileURLToPath(import.meta.url));

type Pictures = NonNullable<App.Locals['pictures']>;

/** Pictures made at build. */
const PICTURES = join(HERE, '../client/pictures-on-request.json');
let pictures: Pictures | undefined;

let parts: PageParts | undefined;

/** A page that others keep as they do a built one is finished like one. */
async function finished(page: Response): Promise<Response> {
  parts ??= JSON.parse(readFileSync(join(HERE, PAGE_PARTS_FILE), 'utf8')) as PageParts;
  return new Response(finishedPage(await page.text(), parts), page);
}

const pdfFiles = new Map<string, Uint8Array>();

/** A file that `pdf-files.ts` put beside this one; read once. */
function pdfFile(name: string): Uint8Array {
  const file = pdfFiles.get(name) ?? readFileSync(join(HERE, 'pdf', name));
  pdfFiles.set(name, file);
  return file;
}

/**
 * Makes one of the pages that depend on a request.
 * @throws Error that says where the page failed
 */
export const render: Render = async (asked, origin) => {
  pictures ??= JSON.parse(readFileSync(PICTURES, 'utf8')) as Pictures;
  const locals: App.Locals = { asked, pictures, pdfFile };
  const response = await app.render(new Request(origin + routeOf(asked)), { locals });
  if (response.ok && asked.page === 'town') return finished(response);
  if (response.status < 500) return response;
  const failure = new Error(`The page answered ${response.status}.`);
  failure.stack = `${failure.name}: ${failure.message}\n${failedAt ?? ''}`;
  failedAt = undefined;
  throw failure;
};
