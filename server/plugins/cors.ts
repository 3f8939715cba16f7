import cors from '@fastify/cors';
import { FORM_TIME_HEADER } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID } from './request-id.ts';

/** What a Supabase client sends along: a browser asks for each of them, and one refused refuses all. */
const SUPABASE_HEADERS = [
  'authorization',
  'apikey',
  'x-client-info',
  'content-type',
  'x-region',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
];

/**
 * Lets browsers on the site's own origin, and on the origins that are set, call the functions.
 * @param app the scope that holds the functions
 * @param origins exact origins, such as `https://www.sens.example`
 */
export async function registerCors(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'OPTIONS'],
    allowedHeaders: [...SUPABASE_HEADERS, 'idempotency-key', FORM_TIME_HEADER.toLowerCase()],
    exposedHeaders: ['retry-after', REQUEST_ID],
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
