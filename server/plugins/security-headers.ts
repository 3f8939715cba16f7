import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '#http/security-headers.ts';

/** Puts the headers on every answer; a route may replace them by its own. */
export function registerSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const headers = securityHeaders(siteUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
