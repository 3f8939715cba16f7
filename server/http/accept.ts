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

/** Which encodings a client would rather have than none, best first. */
export function acceptedEncodings(request: Asking): Encoding[] {
  const accepted = new Negotiator(request).encodings([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  });
  const none = accepted.indexOf('identity');
  return (none < 0 ? accepted : accepted.slice(0, none)) as Encoding[];
}
