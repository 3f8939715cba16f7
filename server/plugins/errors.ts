import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForHtml } from '#http/accept.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { TooManyLeadsError } from '#leads/store/store.ts';
import type { AppError } from '#refusals/app-error.ts';
import { toAppError } from '#refusals/to-app-error.ts';
import { REQUEST_ID } from './request-id.ts';

/**
 * The one place where a failure becomes an answer: `{ error: { code, message, fields? } }`.
 * A visitor who navigates gets the same sentence as plain text.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toAppError(error);
    logFailure(request, refusal, error);
    return sendError(request, reply, refusal);
  });
}

/**
 * Keeps what a programmer needs to find a failure of ours, and which limit turned somebody away: it may
 * be too tight. Other refusals need no line of their own.
 */
export function logFailure(request: FastifyRequest, refusal: AppError, cause: unknown): void {
  const { status, code } = refusal;
  if (status >= 500) request.log.error({ err: cause, code }, 'request failed');
  if (cause instanceof TooManyLeadsError) {
    request.log.warn({ limit: cause.of, code }, 'lead turned away by a limit');
  }
}

/** Says when to come back, where that is known. */
export function setRetryAfter(reply: FastifyReply, { retryAfterS }: AppError): void {
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
}

function sendError(request: FastifyRequest, reply: FastifyReply, refusal: AppError) {
  reply.code(refusal.status).header('cache-control', 'no-store');
  setRetryAfter(reply, refusal);
  if (request.url.startsWith('/functions/') || !asksForHtml(request)) {
    return reply.send(refusal.toBody());
  }
  return reply.type('text/plain; charset=utf-8').send(`${refusal.toBody().error.message}\n`);
}

/**
 * Answers addresses that cannot even be read, such as `/%zz`; Fastify runs no hooks for those.
 * @param siteUrl for the headers of every answer
 * @param sendNotFound shows the site's not-found page, where there is one, to whoever navigates
 */
export function answerUnreadable(
  siteUrl: string,
  sendNotFound?: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  const headers = securityHeaders(siteUrl);
  const answerWith = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header(REQUEST_ID, request.id);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (sendNotFound && request.method === 'GET' && asksForHtml(request)) {
      sendNotFound(request, answerWith(request, reply));
      return;
    }
    sendError(request, answerWith(request, reply), toAppError(error));
  };
}
