import { measuredSchema } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import type { Counter } from './counter.ts';

/** All that can be said of one page view, every step and vital at once, is half of this. */
const MAX_BYTES = 4_096;

/**
 * `POST /vitals`: what one page view measured and counted. Only sums are kept.
 * @param limit page views per minute and address
 */
export function registerVitalsRoute(app: FastifyInstance, counter: Counter, limit: number): void {
  const config = { rateLimit: perMinute(limit) };
  app.post('/vitals', { bodyLimit: MAX_BYTES, config }, async ({ body }, reply) => {
    const { success, data } = measuredSchema.safeParse(body);
    if (!success) throw new AppError('malformed_body');
    counter.add(data);
    return reply.code(204).send();
  });
  refuseMethodsBut(app, '/vitals', ['POST']);
}
