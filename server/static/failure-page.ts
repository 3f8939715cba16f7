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
export function registerFailurePage(app: FastifyInstance, { failure }: Site): void {
  if (!failure) return;
  const { headers, body } = failure.plain;
  const html = body.toString();
  app.addHook('onSend', async (request, reply, payload) => {
    const isPlain = String(reply.getHeader('content-type')).startsWith('text/plain');
    if (reply.statusCode < 500 || !isPlain || typeof payload !== 'string') return payload;
    if (!asksForHtml(request)) return payload;
    const sentences = `${payload.trim()} ${requestIdSentence(request.id)}`;
    const page = html.replace(SENTENCE, `$1${escaped(sentences)}`);
    for (const name of ['content-security-policy', 'content-type'] as const) {
      reply.header(name, headers[name]);
    }
    reply.header('content-length', Buffer.byteLength(page));
    return page;
  });
}
