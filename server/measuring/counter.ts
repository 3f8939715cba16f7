import type { Counted, Measured, Vital } from '@sens/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { DailyCount } from '#leads/store/daily-counts.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { errorCode } from '#refusals/error-code.ts';
import { dutchDayOf } from '#time/dutch-time.ts';
import { barOf } from './histogram.ts';

/**
 * How long counts wait to be kept together. One commit per page view would have the disk turn for each,
 * and a lead wait for it; what a crash loses of a few seconds changes no figure.
 */
const KEEP_AFTER_MS = 5_000;

export interface Counter {
  add(measured: Measured): void;
  /** Keeps what was counted until now; what cannot be kept stays for the next time. */
  keep(): Promise<void>;
}

/** Adds up what page views leave behind, and keeps the sums. */
export function createCounter(parts: {
  store: Pick<LeadStore, 'addCounts'>;
  log: FastifyBaseLogger;
  now: () => Date;
}): Counter {
  const { store, log, now } = parts;
  let sums = new Map<string, DailyCount>();
  let timer: NodeJS.Timeout | undefined;

  function count(one: DailyCount): void {
    const key = `${one.day} ${one.template} ${one.name} ${one.bucket}`;
    sums.set(key, { ...one, count: (sums.get(key)?.count ?? 0) + one.count });
    timer ??= setTimeout(keep, KEEP_AFTER_MS).unref();
  }

  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...sums.values()];
    if (counts.length === 0) return;
    sums = new Map();
    await store.addCounts(counts).catch((error: unknown) => {
      log.warn({ code: errorCode(error) }, 'counts not kept yet');
      for (const one of counts) count(one);
    });
  }

  return {
    add({ template, vitals, counts }) {
      const day = dutchDayOf(now());
      for (const [name, value] of Object.entries(vitals) as [Vital, number][]) {
        count({ day, template, name, bucket: barOf(name, value), count: 1 });
      }
      for (const [name, times] of Object.entries(counts) as [Counted, number][]) {
        count({ day, template, name, bucket: 0, count: times });
      }
    },
    keep,
  };
}
