import type { FastifyInstance } from 'fastify';
import { type IsOwnPath, toLoggedPath } from '#log/logged-path.ts';

/**
 * Writes one line per finished request: method, path, status and duration.
 * @param isOwnPath tells which paths may stand in the log as they are
 */
export function registerRequestLog(app: FastifyInstance, isOwnPath: IsOwnPath): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    log.info({
      method,
      path: toLoggedPath(request, isOwnPath),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
