import type { PageOnRequest } from '@sens/contract';
import type { APIContext } from 'astro';
import { ASKED_HEADER } from './asked-header.ts';

/** Gives a page that is made on request what the built site's entry would give it. */
export async function takeAsked({ request, locals, url }: APIContext): Promise<void> {
  const header = request.headers.get(ASKED_HEADER);
  if (!header) return;
  locals.asked = JSON.parse(Buffer.from(header, 'base64url').toString()) as PageOnRequest;
  const pictures = await fetch(new URL('/pictures-on-request.json', url));
  locals.pictures = (await pictures.json()) as NonNullable<App.Locals['pictures']>;
}
