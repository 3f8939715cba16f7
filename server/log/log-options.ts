import { LEAD_FIELDS } from '@sens/contract';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import { type IsOwnPath, toLoggedPath, UNKNOWN_PATH } from './logged-path.ts';

/** Takes the log's lines; what counts those it had to drop says so. */
export interface LogStream {
  write(line: string): void;
  readonly lost?: number;
}

/** Fastify's own warnings quote the address as it was asked for. */
const withoutAddress = (text: string) => text.replace(/"\/.*"/s, `"${UNKNOWN_PATH}"`);

type LogOptions = Extract<FastifyServerOptions['logger'], object>;

const HOOKS: NonNullable<LogOptions['hooks']> = {
  logMethod(args, method) {
    const safe = args.map((arg) => (typeof arg === 'string' ? withoutAddress(arg) : arg));
    method.apply(this, safe as typeof args);
  },
};

/**
 * Names under which a visitor's data goes through the code. Without wildcards: those would cost
 * every request a third of its time.
 */
const PERSONAL = [
  ...LEAD_FIELDS,
  ...[
    'first_name',
    'last_name',
    'full_name',
    'phone',
    'lead',
    'submission',
    'form',
    'values',
    'body',
    'query',
  ],
];

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error without its message: messages of parsers and mail servers repeat what visitors typed. */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: 'unknown', message: '', stack: '' };
  const { code, errcode, cause } = error as Error & { code?: unknown; errcode?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: '',
    ...(typeof code === 'string' ? { code } : {}),
    // SQLite's own number: 13 says that the disk is full, 10 that it cannot be read.
    ...(typeof errcode === 'number' ? { errcode } : {}),
    stack: frames.join('\n'),
    ...(cause ? { cause: toLoggedError(cause) } : {}),
  };
}

/**
 * Settings of the server's log.
 * @param level least weight that is written
 * @param isOwnPath tells which paths may stand in the log as they are
 * @param stream where to, when not to standard output
 */
export function logOptions(level: string, isOwnPath: IsOwnPath, stream?: LogStream) {
  return {
    logger: {
      level,
      ...(stream ? { stream } : {}),
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          path: toLoggedPath(request, isOwnPath),
        }),
        err: toLoggedError,
      },
      hooks: HOOKS,
      // No code logs a lead; should one ever, these stay out all the same.
      redact: PERSONAL,
    },
    // One line per request, ours, in place of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
  };
}
