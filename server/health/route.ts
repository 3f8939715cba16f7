import type { FastifyInstance } from 'fastify';
import type { LeadStore } from '#leads/store/store.ts';

/** `GET /healthz`: 200 while leads can be kept, else 503 in the error shape. */
export function registerHealthRoute(app: FastifyInstance, store: LeadStore): void {
  app.get('/healthz', async (_request, reply) => {
    await store.ping();
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}
