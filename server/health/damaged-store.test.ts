// @module-tag long

import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Mailer } from '#leads/delivery/mailer.ts';
import type { MailMessage } from '#leads/mail/message.ts';
import { openSqlite, storeFile } from '#leads/store/sqlite-database.ts';
import { createSqliteStore } from '#leads/store/store-sqlite.ts';
import { damagePage } from '#testing/damage.ts';
import { query } from '#testing/open-store.ts';
import { makeLead } from '#testing/store-contract.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp, tempFolder } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

test.each(['deliveries_due', 'leads_by_mailbox', 'lead_events_by_lead'])(
  'a damaged %s shows in the health of the server, and in a mail, and is mended at the next start',
  async (name) => {
    const dataDir = tempFolder();
    const file = storeFile({ dataDir });
    const first = createSqliteStore(openSqlite(file), 100);
    for (let number = 0; number < 30; number += 1) await first.save(makeLead());
    await first.close();
    damagePage(file, name);
    const mails: MailMessage[] = [];
    const mailer: Mailer = { send: async (message) => void mails.push(message) };
    const store = createSqliteStore(openSqlite(file), 100);
    const { app, log } = await startTestApp({ dataDir }, { store, mailer });
    await app.ready();
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { store: false } });
    if (name === 'deliveries_due') {
      await waitFor(() => mails.length > 0);
      expect(mails[0]?.subject).toContain('kan niet nazien');
      await waitFor(() => log().includes('deliveries interrupted'));
      expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { deliveries: false } });
    }
    await app.close();
    const mended = await startTestApp({ dataDir }, { mailer });
    expect(mended.log()).toContain('its indexes were made anew');
    expect((await mended.app.inject('/readyz')).json()).toEqual({
      ok: true,
      checks: { store: true, deliveries: true, disk: true, outbox: true },
    });
    expect((await submitJson(mended.app, PAYLOAD)).statusCode).toBe(200);
    await waitFor(
      () => query({ dataDir }, "select 1 from deliveries where status = 'pending'").length === 0,
    );
  },
);

test('what one request finds damaged is told by every ping from then on', async () => {
  const file = join(tempFolder(), 'x.sqlite');
  const sound = createSqliteStore(openSqlite(file), 100);
  await sound.close();
  damagePage(file, 'sqlite_autoindex_marks_1');
  const store = createSqliteStore(openSqlite(file), 100);
  await store.ping();
  await expect(store.getMark('told-on')).rejects.toThrow('sqlite 11');
  await expect(store.ping()).rejects.toThrow('sqlite 11');
  await store.close();
});
