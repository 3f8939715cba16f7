import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { FORM } from './test-lead.ts';

const URL_PATH = '/functions/v1/submit-lead';

/** Posts JSON to submit-lead. */
export const submitJson = (
  app: FastifyInstance,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: URL_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Posts the form as a browser without script does. */
export const submitForm = (
  app: FastifyInstance,
  fields: Record<string, string> = FORM,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: URL_PATH,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
