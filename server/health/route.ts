import type { FastifyInstance } from 'fastify';
import type { LeadStore } from '#leads/store/store.ts';

/** A ping writes to the disk: however often it is asked for, it is done once in this time. */
const VALID_MS = 1_000;

export interface HealthParts {
  store: Pick<LeadStore, 'ping'>;
  now: () => Date;
  /** How many lines the log had to drop: a full disk does not show in the log itself. */
  logLinesLost: () => number;
}

/** `GET /healthz`: 200 while leads can be kept, else 503 in the error shape; at most a second old. */
export function registerHealthRoute(app: FastifyInstance, parts: HealthParts): void {
  const { store, now, logLinesLost } = parts;
  let last: { at: number; outcome: Promise<void> } | undefined;
  function ping(): Promise<void> {
    const at = now().getTime();
    if (!last || Math.abs(at - last.at) >= VALID_MS) last = { at, outcome: store.ping() };
    return last.outcome;
  }
  app.get('/healthz', async (_request, reply) => {
    await ping();
    const lost = logLinesLost();
    reply.header('cache-control', 'no-store');
    return reply.send({ ok: true, ...(lost > 0 ? { logLinesLost: lost } : {}) });
  });
}
