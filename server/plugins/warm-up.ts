import type { FastifyInstance } from 'fastify';

/** By then whoever waited for the server has been served, and one that was started to be stopped is gone. */
const AFTER_MS = 5_000;

/**
 * Makes ready, some seconds after the server listens, what is slow when it is first asked for. Where it is asked
 * for earlier, or fails now, whoever asks waits for it.
 */
export function warmUpInCalm(app: FastifyInstance, works: readonly (() => unknown)[]): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(async () => {
      for (const work of works) {
        try {
          await work();
        } catch (err) {
          app.log.warn({ err }, 'not made ready');
        }
      }
    }, AFTER_MS);
    timer.unref();
  });
  app.addHook('preClose', async () => clearTimeout(timer));
}
