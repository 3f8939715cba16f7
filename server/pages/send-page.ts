import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '#http/accept.ts';
import { type CspSettings, contentSecurityPolicy } from '#http/csp.ts';
import type { CodeOfPages } from './inline-code.ts';

/** What decides the policy of pages made on request. */
export interface PageSettings extends CspSettings {
  codeOfPages?: CodeOfPages;
}

const PACKERS = {
  // 4 is where brotli is still quick enough to be done per request.
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html),
} as const;

/**
 * Sends a page that was made for this one visitor: never kept by anyone, never indexed.
 * @param html the page; without one the plain sentence is sent
 * @param otherwise Dutch sentence for when there is no page
 * @param page which of the pages that are made on request it is
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string | undefined,
  otherwise: string,
  { codeOfPages, ...settings }: PageSettings,
  page: keyof CodeOfPages,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  if (html === undefined) return reply.type('text/plain; charset=utf-8').send(`${otherwise}\n`);
  reply
    .type('text/html; charset=utf-8')
    .header('vary', 'Accept-Encoding')
    .header('content-security-policy', contentSecurityPolicy(html, settings, codeOfPages?.[page]));
  const [encoding] = acceptedEncodings(request);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await PACKERS[encoding](html));
}
