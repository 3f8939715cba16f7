import { Worker } from 'node:worker_threads';
import type { LinkedReport } from '@sens/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { PdfAnswer, PdfAsk, PdfThreadData } from './pdf-thread.ts';

/**
 * Making one takes a fraction of a second, some seconds where requests take all there is; beyond this something is
 * wrong. Waiting for a turn does not count.
 */
const WITHIN_MS = 10_000;

/** Megabytes for what it is done with at once; by itself it would take 64, and gains nothing by it. */
const YOUNG_MB = 24;

/** A new thread reads the whole site first, once; that is no part of making a PDF. */
const START_WITHIN_MS = 10_000;

/** So many wait at most for a file to open; who comes later is told to try again. */
const MOST_WAITING = 20;

/** Whose turn it is: `first` is never refused, and comes before all that can come `later`. */
export type PdfTurn = 'first' | 'later';

export interface PdfMaker {
  /** Gets the thread ready, so that the first visitor waits no longer than the others. */
  warmUp(): void;
  /** Makes a report's PDF; nothing when it cannot, or not in time. */
  make(report: LinkedReport, turn?: PdfTurn): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

export interface PdfMakerParts extends PdfThreadData {
  log: Pick<FastifyBaseLogger, 'error'>;
  withinMs?: number;
}

type Outcome = { bytes: Uint8Array } | { error: unknown };

/**
 * Makes PDFs one after the other in a thread, which starts at the first one or before. A thread that
 * hangs or dies is replaced at the next one; who waits for a turn loses nothing by it.
 */
export function createPdfMaker(parts: PdfMakerParts): PdfMaker {
  const { log, renderModule, siteUrl, withinMs = WITHIN_MS } = parts;
  let thread: Worker | undefined;
  let answer: ((outcome: Outcome) => void) | undefined;
  const waiting: Record<PdfTurn, (() => void)[]> = { first: [], later: [] };
  let isBusy = false;
  let asked = 0;
  let isWarm = false;
  let isClosed = false;

  function giveUp(error: unknown): Promise<unknown> {
    const ended = thread;
    thread = undefined;
    answer?.({ error });
    return ended?.terminate() ?? Promise.resolve();
  }

  function start(): Worker {
    const workerData: PdfThreadData = { renderModule, siteUrl };
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    isWarm = false;
    started.on('message', (message: PdfAnswer) => {
      isWarm = true;
      if (message.id === asked) answer?.(message);
    });
    started.on('error', (error) => started === thread && giveUp(error));
    started.on('exit', () => started === thread && giveUp(new Error('The thread ended.')));
    // A thread that waits for work keeps no process running.
    started.unref();
    return started;
  }

  async function ask(report: LinkedReport): Promise<Outcome> {
    if (isClosed) return { error: new Error('The server stops.') };
    thread ??= start();
    const id = ++asked;
    const limitMs = isWarm ? withinMs : withinMs + START_WITHIN_MS;
    const timer = setTimeout(() => giveUp(new Error('It took too long.')), limitMs);
    const outcome = await new Promise<Outcome>((resolve) => {
      answer = resolve;
      thread?.postMessage({ id, asked: { page: 'pdf', report } } satisfies PdfAsk);
    });
    clearTimeout(timer);
    answer = undefined;
    return outcome;
  }

  /** Waits for a turn, then asks; refuses at once when many wait. */
  async function inTurn(report: LinkedReport, turn: PdfTurn): Promise<Outcome> {
    if (turn === 'later' && isBusy && waiting.later.length + 1 >= MOST_WAITING) {
      return { error: new Error('Too many wait.') };
    }
    if (isBusy) await new Promise<void>((begin) => waiting[turn].push(begin));
    isBusy = true;
    try {
      return await ask(report);
    } finally {
      const next = waiting.first.shift() ?? waiting.later.shift();
      if (next) next();
      else isBusy = false;
    }
  }

  return {
    warmUp() {
      thread ??= start();
    },
    async make(report, turn = 'later') {
      const outcome = await inTurn(report, turn);
      if ('bytes' in outcome) return Buffer.from(outcome.bytes);
      const counts = { first: waiting.first.length, later: waiting.later.length };
      log.error({ err: outcome.error, waiting: counts }, 'pdf could not be made');
      return undefined;
    },
    async close() {
      isClosed = true;
      await giveUp(new Error('The server stops.'));
    },
  };
}
