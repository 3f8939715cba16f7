import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

type Asking = Pick<FastifyRequest, 'headers'>;

/** Tells whether a client would rather read HTML than JSON; without a preference that is `false`. */
export const asksForHtml = (request: Asking): boolean =>
  new Negotiator(request).mediaType(['application/json', 'text/html']) === 'text/html';

/** Tells whether a client would rather read JSON than HTML; without a preference that is `false`. */
export const asksForJson = (request: Asking): boolean =>
  new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json';

/** Best first, at equal weight. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Browsers say it in a handful of ways; what is longer is no browser's. */
const [MOST_KEPT, LONGEST_KEPT] = [100, 100];
const kept = new Map<string, Encoding[]>();

/** Which encodings a client would rather have than none, best first. */
export function acceptedEncodings(request: Pick<IncomingMessage, 'headers'>): readonly Encoding[] {
  const header = String(request.headers['accept-encoding'] ?? '');
  const known = kept.get(header);
  if (known) return known;
  const accepted = new Negotiator(request).encodings([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  });
  const none = accepted.indexOf('identity');
  const encodings = (none < 0 ? accepted : accepted.slice(0, none)) as Encoding[];
  if (kept.size < MOST_KEPT && header.length <= LONGEST_KEPT) kept.set(header, encodings);
  return encodings;
}
