import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addDeliveries } from './deliveries.ts';
import { type Tables, toLeadRow } from './tables.ts';

/** Puts a lead of nobody into the tables, and takes it out again before anybody else can see it. */
export async function tryALead(trx: Transaction<Tables>): Promise<void> {
  const id = randomUUID();
  const name = `ping-${id}`;
  const row = toLeadRow({
    id,
    reference: name,
    createdAt: new Date(0),
    reportToken: name,
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
    submissionKey: name,
    fingerprint: '',
    mailbox: '',
    receipt: { ok: true, reference: name, reportPath: '' },
    deliveries: [],
  });
  await trx.insertInto('leads').values(row).execute();
  await addDeliveries(trx, id, ['company-mail'], new Date(0));
  // The deliveries go with it.
  await trx.deleteFrom('leads').where('id', '=', id).execute();
}
