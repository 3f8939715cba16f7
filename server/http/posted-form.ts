import type { FastifyRequest } from 'fastify';

/** Tells whether a browser posted the form by itself, without script. */
export const isPostedForm = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
