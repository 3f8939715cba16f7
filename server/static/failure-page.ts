import { requestIdSentence } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import { asksForHtml } from '#http/accept.ts';
import type { Site } from './load-site.ts';

/** Where the page says what is the matter. */
const SENTENCE = /(<p[^>]*\sdata-failure[^>]*>)[^<]*/;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('$', '$$$$');

/**
 * Whoever navigates gets a failure of ours (5xx) on a page of the site, with the sentence that would
 * otherwise stand there alone, and the request's id. Programs, and a site without that page, keep the plain answer.
 */
export function registerFailurePage(app: FastifyInstance, site: Site): void {
  const page = failurePage(site);
  if (!page) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const isPlain = String(reply.getHeader('content-type')).startsWith('text/plain');
    if (reply.statusCode < 500 || !isPlain || typeof payload !== 'string') return payload;
    if (!asksForHtml(request)) return payload;
    const sentences = `${payload.trim()} ${requestIdSentence(request.id)}`;
    const { headers, html } = page(sentences);
    reply.headers(headers).header('content-length', Buffer.byteLength(html));
    return html;
  });
}

/** Makes the page of a failure out of the built one: no more than a sentence is put in. */
export type FailurePage = (sentences: string) => {
  headers: Record<string, string>;
  html: string;
};

/** @returns nothing for a site that has no such page */
export function failurePage({ failure }: Site): FailurePage | undefined {
  if (!failure) return undefined;
  const { headers: all, body } = failure.plain;
  const built = body.toString();
  const names = ['content-security-policy', 'content-type'];
  const headers = Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
  return (sentences) => ({ headers, html: built.replace(SENTENCE, `$1${escaped(sentences)}`) });
}
