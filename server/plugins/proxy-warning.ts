import type { IncomingMessage } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/**
 * Warns once when requests come through a proxy that is not trusted: all visitors then count as one
 * address, and the limits turn them away together. Somebody who only pretends sets it off as well. It
 * listens at the server itself, as files of the site are answered before the framework begins.
 * @param make makes each server that listens
 * @returns makes the same, with an ear for the first request of any kind that was passed on
 */
export function warnOfUntrustedProxy(
  make: FastifyServerFactory,
  warn: (sentence: string) => void,
): FastifyServerFactory {
  let isSaid = false;
  return (handler, options) => {
    const server = make(handler, options);
    const listen = ({ headers }: IncomingMessage) => {
      if (!isSaid && headers['x-forwarded-for'] === undefined) return;
      server.off('request', listen);
      if (isSaid) return;
      isSaid = true;
      warn('TRUST_PROXY is off, and a request came through a proxy: see docs/runbook.md');
    };
    return server.on('request', listen);
  };
}
