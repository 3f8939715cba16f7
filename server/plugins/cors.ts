import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ALLOWED_HEADERS = 'authorization, apikey, x-client-info, content-type, idempotency-key';

/**
 * Lets browsers on the site's own origin, and on the origins that are set, call the functions.
 * @param app the scope that holds the functions
 * @param origins exact origins, such as `https://www.sens.example`
 */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    allowOrigin(request, reply, origins);
    done();
  });
  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '86400',
      })
      .send(),
  );
}

function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]) {
  const { origin } = request.headers;
  reply.header('vary', 'Origin');
  if (!origin || !origins.includes(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
    // The headers of every answer say same-origin; an origin that is let in has to get past that.
    'cross-origin-resource-policy': 'cross-origin',
  });
}
