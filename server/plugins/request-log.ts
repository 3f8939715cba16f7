import { LEAD_FIELDS } from '@sens/contract';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';

/** Takes the log's lines; what counts those it had to drop says so. */
export interface LogStream {
  write(line: string): void;
  readonly lost?: number;
}

/** A path that leads nowhere: what somebody typed or pasted there is nobody's business. */
const UNKNOWN_PATH = '(unknown)';

/** Tells whether a path is one of the site's own files: such a path is ours, whoever asks for it. */
type IsOwnPath = (path: string) => boolean;

/**
 * What a request may say of its address in the log: a page of the site by its own path, the rest by
 * the pattern of its route. Never what was asked for: an encoding makes a token or a query of it that
 * no rule here would recognise.
 */
function toLoggedPath({ url, routeOptions }: FastifyRequest, isOwnPath: IsOwnPath): string {
  const path = url.split('?', 1)[0] ?? '';
  if (isOwnPath(path)) return path;
  const pattern = routeOptions.url;
  return pattern && pattern !== '/*' ? pattern : UNKNOWN_PATH;
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

/**
 * Writes one line per finished request: method, path, status and duration.
 * @param isOwnPath as for {@link logOptions}
 */
export function registerRequestLog(app: FastifyInstance, isOwnPath: IsOwnPath): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, log } = request;
    log.info({
      method,
      path: toLoggedPath(request, isOwnPath),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
