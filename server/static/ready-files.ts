import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerFactory } from 'fastify';
import { REQUEST_ID } from '#plugins/request-id.ts';
import { type Representation, representationOf, type Site } from './load-site.ts';

/** Pino's number for "info". */
const INFO = 30;

/** What a plain GET of a file never carries: whoever sends one of these gets the whole server. */
const NOT_PLAIN = [
  'if-none-match',
  'if-range',
  'range',
  'content-length',
  'transfer-encoding',
] as const;

export interface ReadyFilesParts {
  site: Site;
  /** Hands out the ids of requests. */
  nextId: () => string;
  /** Takes a line of the log; the server's own log where there is none. */
  logStream: { write(line: string): void } | undefined;
}

/** Answers plain GETs of the site's files before the framework begins. */
export interface ReadyFiles {
  serverFactory: FastifyServerFactory;
  /** Begins, and ends when the server stops: a stopping server refuses in the framework's way. */
  answerFor(app: FastifyInstance): void;
  /** How many it has answered since the start, each with 200: the framework knows nothing of them. */
  answered(): number;
}

/**
 * Nearly all requests are plain GETs of files of which every byte and header is known since the start.
 * They need none of the framework's routing, hooks and replies, which cost more than all the rest of such
 * an answer. The answers, and their lines in the log, are those of `registerSite`, which gives all others.
 */
export function createReadyFiles({ site, nextId, logStream }: ReadyFilesParts): ReadyFiles {
  /** Names and values in turn; the first value is each request's own id. */
  const headersOf = new WeakMap<Representation, string[]>();
  let answers = 0;
  let writeLine: ((path: string, id: string, ms: number) => void) | undefined;

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!writeLine || request.method !== 'GET' || !isPlain(request)) return false;
    const path = String(request.url);
    const file = site.files.get(path);
    if (file?.status !== 200) return false;
    const began = performance.now();
    const representation = representationOf(file, request);
    let headers = headersOf.get(representation);
    if (!headers) {
      headers = [REQUEST_ID, '', ...Object.entries(representation.headers).flat()];
      headersOf.set(representation, headers);
    }
    const id = nextId();
    // One list for all: it is turned into text at once.
    headers[1] = id;
    response.writeHead(200, headers);
    response.end(representation.body);
    answers += 1;
    writeLine(path, id, performance.now() - began);
    return true;
  }

  return {
    serverFactory(handler, options) {
      const server = createServer(options.http ?? {}, (request, response) => {
        if (!answer(request, response)) handler(request, response);
      });
      const { connectionTimeout, keepAliveTimeout, requestTimeout } = options;
      if (typeof keepAliveTimeout === 'number') server.keepAliveTimeout = keepAliveTimeout;
      if (typeof requestTimeout === 'number') server.requestTimeout = requestTimeout;
      if (typeof connectionTimeout === 'number') server.setTimeout(connectionTimeout);
      return server;
    },
    answerFor(app) {
      writeLine = requestLines(app, logStream);
      app.addHook('preClose', async () => {
        writeLine = undefined;
      });
    },
    answered: () => answers,
  };
}

interface PinoLogger extends FastifyBaseLogger {
  isLevelEnabled(level: string): boolean;
}

const isPlain = ({ headers }: IncomingMessage) =>
  headers.host !== undefined && NOT_PLAIN.every((name) => headers[name] === undefined);

/**
 * Writes the line of a request as the log does, without its search for what must not be there: a path of
 * the site is ours.
 */
function requestLines(app: FastifyInstance, stream: ReadyFilesParts['logStream']) {
  // Fastify's type of a log knows less than the one it has.
  const log = app.log as PinoLogger;
  if (!log.isLevelEnabled('info')) return () => undefined;
  const round = (ms: number) => Math.round(ms * 10) / 10;
  if (!stream) {
    return (path: string, reqId: string, ms: number) =>
      log.info({ reqId, method: 'GET', path, status: 200, ms: round(ms) });
  }
  const own = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);
  return (path: string, id: string, ms: number) =>
    stream.write(
      `{"level":${INFO},"time":${Date.now()},${own},"reqId":"${id}","method":"GET","path":${JSON.stringify(path)},"status":200,"ms":${round(ms)}}\n`,
    );
}
