import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Answers 405 with Allow to every method that a function does not know, before a body is read.
 * @param url path within the scope
 * @param known the methods it does know; OPTIONS is answered for all functions together
 */
export function refuseMethodsBut(
  app: FastifyInstance,
  url: string,
  known: readonly (typeof METHODS)[number][],
): void {
  const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  app.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allow);
      throw new AppError('method_not_allowed');
    },
    handler: () => undefined,
  });
}

/** Answers 404 in the error shape to functions that do not exist. */
export function refuseUnknownFunctions(app: FastifyInstance): void {
  app.route({
    method: [...METHODS],
    url: '/*',
    onRequest: async () => {
      throw new AppError('not_found');
    },
    handler: () => undefined,
  });
}
