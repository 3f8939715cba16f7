import { setImmediate as afterOthers } from 'node:timers/promises';
import type { LeadStore, LeadWithDeliveries, ListPlace } from './store/store.ts';

/** So many are in memory at once. */
const AT_A_TIME = 500;

/**
 * Leads that still say whose they are, newest first, a page at a time; none where there are none.
 * @param atMost so many in all
 */
export async function* leadPages(
  store: Pick<LeadStore, 'list'>,
  atMost = Number.POSITIVE_INFINITY,
): AsyncGenerator<LeadWithDeliveries[]> {
  let after: ListPlace | undefined;
  for (let left = atMost; left > 0; left -= AT_A_TIME) {
    const asked = Math.min(AT_A_TIME, left);
    const leads = await store.list(asked, after);
    if (leads.length > 0) yield leads;
    if (leads.length < asked) return;
    after = leads.at(-1)?.lead;
    // SQLite never waits: without this a signal is heard when all is done.
    await afterOthers();
  }
}
