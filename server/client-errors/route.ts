import { clientErrorSchema, REPORT_PATTERN } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import { type IsOwnPath, UNKNOWN_PATH } from '#log/logged-path.ts';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';

const MAX_BYTES = 2_048;

/** One browser in trouble has said enough after this many; who sends more fills our log. */
const PER_MINUTE = 20;

/**
 * `POST /client-error`: a script of ours failed in a browser. One line of the log each, with nothing of
 * the visitor: neither address nor browser, and no path that is not a page of ours.
 */
export function registerClientErrorRoute(app: FastifyInstance, isOwnPath: IsOwnPath): void {
  const config = { rateLimit: perMinute(PER_MINUTE) };
  app.post('/client-error', { bodyLimit: MAX_BYTES, config }, async (request, reply) => {
    const { success, data } = clientErrorSchema.safeParse(request.body);
    if (!success) throw new AppError('malformed_body');
    const isKnown = data.page === REPORT_PATTERN || isOwnPath(data.page);
    const page = isKnown ? data.page : UNKNOWN_PATH;
    request.log.warn({ failed: { ...data, page } }, 'a script failed in a browser');
    return reply.code(204).send();
  });
  refuseMethodsBut(app, '/client-error', ['POST']);
}
