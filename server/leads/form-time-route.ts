import { FORM_TIME_HEADER } from '@sens/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { errorCode } from '#refusals/error-code.ts';
import type { FormTimes } from './form-time.ts';

/**
 * `GET /form-time`: the moment at which a form is first touched, signed.
 * @param limit requests per minute and address
 */
export function registerFormTimeRoute(app: FastifyInstance, times: FormTimes, limit: number): void {
  app.get('/form-time', { config: { rateLimit: perMinute(limit) } }, async () => ({
    formTime: await times.issue(),
  }));
  refuseMethodsBut(app, '/form-time', ['GET']);
}

/**
 * Makes what tells whether a form came back sooner than anybody fills one in, or with a moment that we did not
 * sign. One that came without a moment tells nothing: nobody without script has one (decision 90).
 * @param minFillMs milliseconds that filling it in takes at least; 0 asks nothing
 */
export function createHurry(times: FormTimes, minFillMs: number) {
  return async ({ headers, log }: Pick<FastifyRequest, 'headers' | 'log'>): Promise<boolean> => {
    const token = headers[FORM_TIME_HEADER.toLowerCase()];
    if (typeof token !== 'string' || minFillMs === 0) return false;
    try {
      const ageMs = await times.ageMs(token);
      return ageMs === undefined || ageMs < minFillMs;
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'form time unread');
      return false;
    }
  };
}
