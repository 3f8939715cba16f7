import type { FastifyRequest } from 'fastify';

/**
 * Tells whether another site had a browser send this. Sec-Fetch-Site says it; browsers without it name
 * where the page stood in Origin, which is "null" on pages that tell nobody where they are.
 * @param allowed origins that may
 */
export function isCrossSite({ headers }: FastifyRequest, allowed: ReadonlySet<string>): boolean {
  const { origin, host } = headers;
  if (origin && allowed.has(origin)) return false;
  const site = headers['sec-fetch-site'];
  if (site) return site === 'cross-site';
  if (!origin || origin === 'null') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
