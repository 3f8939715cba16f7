import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@sens/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { securityHeaders } from '#http/security-headers.ts';
import { AppError } from '#refusals/app-error.ts';
import { REQUEST_ID } from './request-id.ts';

/** What Node says of a request that it cannot take; all else is one that it cannot read. */
const BY_NODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** How Node numbers and names the answers to requests that never become one of the framework's. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

interface Parts {
  siteUrl: string;
  nextId: () => string;
}

const refusalHeaders = ({ siteUrl }: Parts, id: string, body: string) => ({
  ...securityHeaders(siteUrl),
  [REQUEST_ID]: id,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

/**
 * Answers what Node's parser refuses, in the shape of the contract: a request that is none, headers
 * beyond 16 kB, one that does not come to its end.
 */
export function answerUnparsable(parts: Parts) {
  return function answer(
    this: { log: FastifyBaseLogger },
    error: Error & { code?: string },
    socket: Socket,
  ): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = BY_NODE[error.code ?? ''] ?? 'malformed_body';
    const refusal = new AppError(code);
    const id = parts.nextId();
    // What came in stays out of the log: it may be half a form.
    this.log.info({ reqId: id, status: refusal.status, code: error.code }, 'unreadable request');
    if (socket.writable) {
      const body = JSON.stringify(refusal.toBody());
      const headers = Object.entries(refusalHeaders(parts, id, body));
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      const { status } = refusal;
      socket.write(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines}\r\n${body}`);
    }
    socket.destroySoon();
  };
}

/** Answers `Expect: …` other than 100-continue, which Node refuses without a word. */
export function refuseExpectations(app: FastifyInstance, parts: Parts): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const refusal = new AppError('expectation_failed');
    const id = parts.nextId();
    const body = JSON.stringify(refusal.toBody());
    app.log.info({ reqId: id, status: refusal.status }, 'unreadable request');
    response.writeHead(refusal.status, refusalHeaders(parts, id, body)).end(body);
  });
}

/** A request by HTTP/1.1 names the host it is for; Node itself would refuse it without a word. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw;
    const isMissing = httpVersion === '1.1' && headers.host === undefined;
    done(isMissing ? new AppError('malformed_body') : undefined);
  });
}
