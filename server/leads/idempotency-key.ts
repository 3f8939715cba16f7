import type { FastifyRequest } from 'fastify';

/** The client's own name for a submission; nothing when it gave none. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  return headers['idempotency-key']?.toString().trim() || undefined;
}
