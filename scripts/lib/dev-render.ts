import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '@sens/contract';
import { routeOf } from '../../site/build/route-of.ts';
import { ASKED_HEADER } from '../../site/src/lib/asked-header.ts';

const BUILT = pathToFileURL(join(import.meta.dirname, '../../site/dist/server/entry.mjs')).href;

/** `astro dev` makes a page's modules when it is first asked for them. */
const FIRST_TIME_MS = 60_000;

/** For `npm run dev`: pages as they stand in the source now, made by `astro dev`; the PDF by the build. */
export const render: Render = async (asked, origin) => {
  if (asked.page === 'pdf') {
    const built = (await import(BUILT)) as { render: Render };
    return built.render(asked, origin);
  }
  return fetch(new URL(routeOf(asked), origin), {
    headers: { [ASKED_HEADER]: Buffer.from(JSON.stringify(asked)).toString('base64url') },
    signal: AbortSignal.timeout(FIRST_TIME_MS),
  });
};
