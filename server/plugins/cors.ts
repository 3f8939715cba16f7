import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets browsers on the site's own origin, and on the origins that are set, call the functions.
 * @param app the scope that holds the functions
 * @param origins exact origins, such as `https://www.sens.example`
 */
export async function registerCors(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'OPTIONS'],
    allowedHeaders: ['authorization', 'apikey', 'x-client-info', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after'],
    maxAge: 86_400,
    // Whoever asks what may be done here is told, also when it is no browser that asks.
    strictPreflight: false,
  });
  // The headers of every answer say same-origin; an origin that is let in has to get past that.
  app.addHook('onRequest', async (_request, reply) => {
    if (!reply.hasHeader('access-control-allow-origin')) return;
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
}
