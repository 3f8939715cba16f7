import { addressQuerySchema } from '@sens/contract';
import type { FastifyInstance } from 'fastify';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import { errorCode } from '#refusals/error-code.ts';
import type { LookUpAddress } from './lookup.ts';
import type { AddressQuestion } from './pdok.ts';

/**
 * `GET /address?postcode&huisnummer`: street and town from the register.
 * @param limit requests per minute and address
 */
export function registerAddressRoute(app: FastifyInstance, lookUp: LookUpAddress, limit: number) {
  app.get('/address', { config: { rateLimit: perMinute(limit) } }, async (request, reply) => {
    const question = readQuestion(request.query as Record<string, unknown>);
    const address = await lookUp(question).catch((error: unknown) => {
      request.log.warn({ code: errorCode(error) }, 'address register unavailable');
      return undefined;
    });
    // Not an error: a browser would print one for every new-build house.
    if (!address) return reply.code(204).send();
    return reply.header('cache-control', 'private, max-age=3600').send(address);
  });
  refuseMethodsBut(app, '/address', ['GET']);
}

/** Accepts what people type: `2811 gn` and `18`. */
function readQuestion({ postcode, huisnummer }: Record<string, unknown>): AddressQuestion {
  const result = addressQuerySchema.safeParse({
    postcode: typeof postcode === 'string' ? postcode.replace(/\s/g, '').toUpperCase() : postcode,
    huisnummer,
  });
  if (!result.success) throw new AppError('malformed_body');
  return result.data;
}
