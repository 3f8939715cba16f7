import type { FastifyReply, FastifyRequest } from 'fastify';

/** The address itself is the key to the report, so it stays between the two of us. */
const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** Puts them on whatever a route answers, refusals included. */
export async function keepPrivate(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(PRIVATE_HEADERS);
}
