import { setImmediate as afterOthers } from 'node:timers/promises';
import type { LeadStore, LeadWithDeliveries, ListPlace } from './store/store.ts';

/** So many are in memory at once. */
const AT_A_TIME = 500;

/** All leads that still say whose they are, newest first, a page at a time; none where there are none. */
export async function* leadPages(
  store: Pick<LeadStore, 'list'>,
): AsyncGenerator<LeadWithDeliveries[]> {
  let after: ListPlace | undefined;
  for (;;) {
    const leads = await store.list(AT_A_TIME, after);
    if (leads.length > 0) yield leads;
    if (leads.length < AT_A_TIME) return;
    after = leads.at(-1)?.lead;
    // SQLite never waits: without this a signal is heard when all is done.
    await afterOthers();
  }
}
