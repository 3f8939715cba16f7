import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LeadStore } from '#leads/store/store.ts';
import { AppError } from '#refusals/app-error.ts';

export interface MetricsParts {
  store: Pick<LeadStore, 'countUndelivered'>;
  /** Who has it may read; without it the page is not there. */
  token: string | undefined;
  logLinesLost: () => number;
  /** How many files of the site were answered with 200 before the framework began. */
  filesAnswered: () => number;
}

type Sample = readonly [labels: string, value: number];

/** `GET /metrics` in Prometheus' text format: how the server is, and what is not delivered. Names nobody. */
export function registerMetricsRoute(app: FastifyInstance, parts: MetricsParts): void {
  const { store, token, logLinesLost, filesAnswered } = parts;
  if (token === undefined) return;
  const loop = monitorEventLoopDelay();
  loop.enable();
  app.addHook('onClose', async () => void loop.disable());
  const answers = new Map<number, number>();
  app.addHook('onResponse', async (_request, reply) => {
    const hundreds = Math.floor(reply.statusCode / 100);
    answers.set(hundreds, (answers.get(hundreds) ?? 0) + 1);
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('not_found');
    const all = new Map(answers).set(2, (answers.get(2) ?? 0) + filesAnswered());
    const undelivered = await store.countUndelivered().catch(() => undefined);
    const text = [
      family('sens_store_up', 'Whether the store answers.', [['', undelivered ? 1 : 0]]),
      family(
        'sens_deliveries',
        'Deliveries that are pending or parked.',
        (undelivered ?? []).map(({ kind, status, count }) => [
          `{kind="${kind}",status="${status}"}`,
          count,
        ]),
      ),
      family(
        'sens_answers_total',
        'Answers since the start, by hundreds of their status.',
        [...all].map(([hundreds, count]) => [`{status="${hundreds}xx"}`, count]),
        'counter',
      ),
      family(
        'sens_log_lines_lost_total',
        'Lines that the log dropped.',
        [['', logLinesLost()]],
        'counter',
      ),
      family('process_resident_memory_bytes', 'Memory.', [['', process.memoryUsage.rss()]]),
      family(
        'process_cpu_seconds_total',
        'Processor time.',
        [['', (process.cpuUsage().user + process.cpuUsage().system) / 1e6]],
        'counter',
      ),
      family('nodejs_eventloop_lag_p99_seconds', 'How long work waits.', [
        ['', loop.percentile(99) / 1e9],
      ]),
    ].join('');
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(text);
  });
}

/** One metric with its samples. */
function family(name: string, help: string, samples: readonly Sample[], type = 'gauge'): string {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function mayRead({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
