import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Where an answer says which request it is for; the log has it as `reqId`. */
export const REQUEST_ID = 'x-request-id';

/**
 * Names for requests, no two alike over servers and restarts, and short enough to say on the phone.
 * @returns hands out the next one, such as `k3f9w-1z`
 */
export function createRequestIds(): () => string {
  const server = randomBytes(4).readUInt32BE().toString(36);
  let count = 0;
  return () => {
    count += 1;
    return `${server}-${count.toString(36)}`;
  };
}

/** Puts the request's id on every answer, so that whoever saw a failure can say which it was. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
