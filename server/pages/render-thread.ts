/**
 * A thread of its own for what nobody waits for on a page: laying out six pages of a PDF, or a mail, takes longer than
 * other visitors should wait. Asks and answers are {@link RenderAsk} and {@link RenderAnswer}.
 */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageNamed } from '@sens/contract';
import { loadRenderModule, type RenderModule } from './render-module.ts';

/** A third of the share of a thread that answers requests. */
const NICENESS = 5;

/** The system knows no more than this. */
const MOST_NICE = 19;

/** What is made aside, and the type that it has: a page in its place is a failure. */
const TYPES = { pdf: 'application/pdf', mail: 'text/html', 'mail-text': 'text/plain' } as const;

export type PageAside = PageNamed<keyof typeof TYPES>;

/** One thing to make. */
export interface RenderAsk {
  id: number;
  asked: PageAside;
}

/** What was made, or why it was not; an error crosses threads as it was thrown. */
export type RenderAnswer = { id: number } & ({ bytes: Uint8Array } | { error: unknown });

/** What the thread is started with. */
export interface RenderThreadData {
  /** Path of the site's `entry.mjs`. */
  renderModule: string;
  siteUrl: string;
}

/**
 * Lets requests go first where processors are short: on Linux a thread has a priority of its own, by the number
 * that it has there.
 */
function giveWay(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    // The server itself may have been started to go after others.
    setPriority(thread, Math.min(getPriority() + NICENESS, MOST_NICE));
  } catch {
    // Elsewhere it takes its turn with the others.
  }
}

giveWay();

const { renderModule, siteUrl } = workerData as RenderThreadData;
let loading: Promise<RenderModule> | undefined;

/** Loads the site once; one that is not built may be built the next time. */
function load(): Promise<RenderModule> {
  loading ??= loadRenderModule(renderModule).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// Whoever asks is told why it failed; here it only begins early.
load().catch(() => undefined);

async function make({ asked }: RenderAsk): Promise<Uint8Array<ArrayBuffer>> {
  const { render } = await load();
  const response = await render(asked, siteUrl);
  const type = response.headers.get('content-type');
  if (response.status !== 200 || !type?.startsWith(TYPES[asked.page])) {
    throw new Error(`The site answered ${response.status} ${type}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

parentPort?.on('message', async (ask: RenderAsk) => {
  const { id } = ask;
  try {
    const bytes = await make(ask);
    parentPort?.postMessage({ id, bytes } satisfies RenderAnswer, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies RenderAnswer);
  }
});
