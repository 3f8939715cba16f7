import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { PageAside, RenderAnswer, RenderAsk, RenderThreadData } from './render-thread.ts';

/**
 * Making a PDF takes a fraction of a second, some seconds where requests take all there is; beyond this something is
 * wrong. Waiting for a turn does not count.
 */
const WITHIN_MS = 10_000;

/** Megabytes for what it is done with at once; by itself it would take 64, and gains nothing by it. */
const YOUNG_MB = 24;

/** A new thread reads the whole site first, once; that is no part of making something. */
const START_WITHIN_MS = 10_000;

/** So many wait at most for a file to open; who comes later is told to try again. */
const MOST_WAITING = 20;

/**
 * Whose turn it is, in this order: `mail` for the words of one, made in a moment; `first` for the file that goes with
 * it; `later` for a file that somebody opens. Only the last is ever refused.
 */
const TURNS = ['mail', 'first', 'later'] as const;
export type Turn = (typeof TURNS)[number];

export interface ThreadedRenderer {
  /** Gets the thread ready, so that the first visitor waits no longer than the others. */
  warmUp(): void;
  /** Makes what is asked; nothing when it cannot, or not in time, which is logged. */
  make(asked: PageAside, turn: Turn): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

export interface ThreadedRendererParts extends RenderThreadData {
  log: Pick<FastifyBaseLogger, 'error'>;
  withinMs?: number;
}

type Outcome = { bytes: Uint8Array } | { error: unknown };

/**
 * Makes one after the other in a thread, which starts at the first one or before. A thread that
 * hangs or dies is replaced at the next one; who waits for a turn loses nothing by it.
 */
export function createThreadedRenderer(parts: ThreadedRendererParts): ThreadedRenderer {
  const { log, renderModule, siteUrl, withinMs = WITHIN_MS } = parts;
  let thread: Worker | undefined;
  let answer: ((outcome: Outcome) => void) | undefined;
  const waiting: Record<Turn, (() => void)[]> = { mail: [], first: [], later: [] };
  let isBusy = false;
  let lastId = 0;
  let isWarm = false;
  let isClosed = false;

  function giveUp(error: unknown): Promise<unknown> {
    const ended = thread;
    thread = undefined;
    answer?.({ error });
    return ended?.terminate() ?? Promise.resolve();
  }

  function start(): Worker {
    const workerData: RenderThreadData = { renderModule, siteUrl };
    const started = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    isWarm = false;
    started.on('message', (message: RenderAnswer) => {
      isWarm = true;
      if (message.id === lastId) answer?.(message);
    });
    started.on('error', (error) => started === thread && giveUp(error));
    started.on('exit', () => started === thread && giveUp(new Error('The thread ended.')));
    // A thread that waits for work keeps no process running.
    started.unref();
    return started;
  }

  async function ask(asked: PageAside): Promise<Outcome> {
    if (isClosed) return { error: new Error('The server stops.') };
    thread ??= start();
    const id = ++lastId;
    const limitMs = isWarm ? withinMs : withinMs + START_WITHIN_MS;
    const timer = setTimeout(() => giveUp(new Error('It took too long.')), limitMs);
    const outcome = await new Promise<Outcome>((resolve) => {
      answer = resolve;
      thread?.postMessage({ id, asked } satisfies RenderAsk);
    });
    clearTimeout(timer);
    answer = undefined;
    return outcome;
  }

  function endTurn(): void {
    const next = TURNS.map((turn) => waiting[turn]).find(({ length }) => length > 0);
    if (next) next.shift()?.();
    else isBusy = false;
  }

  /** Waits for a turn, then asks; refuses at once when many wait. */
  async function inTurn(asked: PageAside, turn: Turn): Promise<Outcome> {
    if (turn === 'later' && isBusy && waiting.later.length + 1 >= MOST_WAITING) {
      return { error: new Error('Too many wait.') };
    }
    if (isBusy) await new Promise<void>((begin) => waiting[turn].push(begin));
    isBusy = true;
    try {
      return await ask(asked);
    } finally {
      endTurn();
    }
  }

  return {
    warmUp() {
      thread ??= start();
    },
    async make(asked, turn) {
      const outcome = await inTurn(asked, turn);
      if ('bytes' in outcome) return asBuffer(outcome.bytes);
      const counts = { first: waiting.first.length, later: waiting.later.length };
      const about = { err: outcome.error, page: asked.page, waiting: counts };
      log.error(about, 'page could not be made aside');
      return undefined;
    },
    async close() {
      isClosed = true;
      await giveUp(new Error('The server stops.'));
    },
  };
}

/** Half a megabyte is not copied. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
