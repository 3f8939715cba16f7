import type { FastifyInstance } from 'fastify';
import { asksForHtml } from '#http/accept.ts';
import { AppError } from '#refusals/app-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Method = (typeof METHODS)[number];

interface Refused {
  known: readonly Method[];
  /** All that are answered here: what is not known of them is refused. */
  of: readonly (Method | 'OPTIONS')[];
  page?: string | undefined;
}

function refuseOthers(app: FastifyInstance, url: string, { known, of, page }: Refused): void {
  const isKnown = (method: string) => known.some((each) => each === method);
  const allow = [
    ...known,
    ...(isKnown('GET') ? ['HEAD'] : []),
    ...(of.includes('OPTIONS') ? [] : ['OPTIONS']),
  ].join(', ');
  app.route({
    method: of.filter((method) => !isKnown(method)),
    url,
    onRequest: async (request, reply) => {
      if (page && request.method === 'GET' && asksForHtml(request)) {
        return reply.redirect(page, 303);
      }
      reply.header('allow', allow);
      throw new AppError('method_not_allowed');
    },
    handler: () => undefined,
  });
}

/**
 * Answers 405 with Allow to every method that a function does not know, before a body is read.
 * @param url path within the scope
 * @param known the methods it does know; OPTIONS is answered for all functions together
 * @param page where a visitor belongs who opens the address of the function
 */
export function refuseMethodsBut(
  app: FastifyInstance,
  url: string,
  known: readonly Method[],
  page?: string,
): void {
  refuseOthers(app, url, { known, of: METHODS, page });
}

/**
 * Answers 405 with Allow to whatever is no GET of an address outside the functions, before a body is read.
 * @param url a path, or the pattern of one
 */
export function refuseAllButGet(app: FastifyInstance, url: string): void {
  refuseOthers(app, url, { known: ['GET'], of: [...METHODS, 'OPTIONS'] });
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
