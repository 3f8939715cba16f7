import type { FastifyInstance } from 'fastify';

/**
 * Warns once when requests come through a proxy that is not trusted: all visitors then count as one
 * address, and the limits turn them away together. Somebody who only pretends sets it off as well.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      app.log.warn('TRUST_PROXY is off, and a request came through a proxy: see docs/runbook.md');
    }
    done();
  });
}
