import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addDeliveries, countUndelivered, dueFirst } from './deliveries.ts';
import { keepEventsOf } from './events.ts';
import { newReference, newReportToken } from './reference.ts';
import { type Tables, toLeadRow } from './tables.ts';

const newHash = () => randomBytes(32).toString('hex');

/**
 * Puts a lead of nobody into the tables, looks for what is to be delivered, and takes the lead out again before
 * anybody else can see it. Its values are such as leads have, so that it comes by where they come by in the indexes.
 */
export async function tryALead(trx: Transaction<Tables>): Promise<void> {
  const [id, now] = [randomUUIDv7(), new Date()];
  const row = toLeadRow({
    id,
    // Nobody's: those of leads end before the dash.
    reference: `${newReference()}-${id}`,
    createdAt: now,
    reportToken: newReportToken(),
    submission: {
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      postcode: '',
      huisnummer: 0,
      straat: '',
      woonplaats: '',
      woningtype: '',
      source: '',
      form_type: 'energy_report',
      energy_data: {},
    },
    submissionKey: randomUUID(),
    fingerprint: newHash(),
    mailbox: newHash(),
    receipt: { ok: true, reference: '', reportPath: '' },
    deliveries: [],
  });
  await trx.insertInto('leads').values(row).execute();
  const deliveries = await addDeliveries(trx, id, ['company-mail'], now);
  for (const due of dueFirst(trx, now, { of: 'other' })) await due.selectAll().executeTakeFirst();
  await countUndelivered(trx);
  await keepEventsOf(trx, deliveries, { at: now, what: 'failed', code: '' });
  await trx
    .updateTable('deliveries')
    .set({ status: 'delivered' })
    .where('lead_id', '=', id)
    .execute();
  // The deliveries and what happened go with it.
  await trx.deleteFrom('leads').where('id', '=', id).execute();
}
