import { LEAD_FIELDS } from '@sens/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';

/** Anything in an address that looks like a report's token, wherever it stands. */
const TOKEN = /(?<![\w-])[\w-]{32}(?![\w-])/g;

/** What a request may say about itself in the log: no address, no browser, no query string. */
export function toLoggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  // The token is the key to somebody's report.
  if (/^\/+rapport\//i.test(path)) return '/rapport/:token';
  return path.replace(TOKEN, ':token').slice(0, 200);
}

/**
 * Names under which a visitor's data goes through the code. Without wildcards: those would cost
 * every request a third of its time.
 */
const PERSONAL = [
  ...LEAD_FIELDS,
  ...['first_name', 'last_name', 'phone', 'lead', 'submission', 'form', 'values', 'body', 'query'],
];

const toLoggedRequest = ({ method, url }: FastifyRequest) => ({ method, path: toLoggedPath(url) });

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error without its message: messages of parsers and mail servers repeat what visitors typed. */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: 'unknown', message: '', stack: '' };
  const { code, cause } = error as Error & { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: '',
    ...(typeof code === 'string' ? { code } : {}),
    stack: frames.join('\n'),
    ...(cause ? { cause: toLoggedError(cause) } : {}),
  };
}

/**
 * Settings of the server's log.
 * @param level least weight that is written
 * @param stream where to, when not to standard output
 */
export function logOptions(level: string, stream?: NodeJS.WritableStream) {
  return {
    logger: {
      level,
      ...(stream ? { stream } : {}),
      serializers: { req: toLoggedRequest, err: toLoggedError },
      // No code logs a lead; should one ever, these stay out all the same.
      redact: PERSONAL,
    },
    // One line per request, ours, in place of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Writes one line per finished request: method, path, status and duration. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, log } = request;
    log.info({
      method,
      path: toLoggedPath(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
