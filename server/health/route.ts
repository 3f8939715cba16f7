import type { FastifyInstance } from 'fastify';
import type { LeadStore } from '#leads/store/store.ts';
import { refuseAllButGet } from '#plugins/methods.ts';
import { AppError } from '#refusals/app-error.ts';
import { createPing } from './ping.ts';

export interface HealthParts {
  store: Pick<LeadStore, 'ping'>;
  now: () => Date;
  /** Whether nothing can be delivered, as the store does not tell what is to be. */
  isInterrupted: () => boolean;
  /** How many lines the log had to drop: a full disk does not show in the log itself. */
  logLinesLost: () => number;
}

/** `GET /healthz`: 200 while leads can be kept and delivered, else 503 in the error shape; at most a second old. */
export function registerHealthRoute(app: FastifyInstance, parts: HealthParts): void {
  const { store, now, isInterrupted, logLinesLost } = parts;
  const ping = createPing(store, now);
  app.get('/healthz', async (_request, reply) => {
    await ping();
    if (isInterrupted()) throw new AppError('store_unavailable');
    const lost = logLinesLost();
    reply.header('cache-control', 'no-store');
    return reply.send({ ok: true, ...(lost > 0 ? { logLinesLost: lost } : {}) });
  });
  refuseAllButGet(app, '/healthz');
}
