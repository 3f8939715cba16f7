// @module-tag long

import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { leadsCommand } from '#testing/leads-command.ts';
import { query, readOutbox } from '#testing/open-store.ts';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

const NAMES = [
  ['a script', '<script>alert(1)</script> Jansen'],
  ['an image that fails', '<img/src=x/onerror=alert(1)> Vries'],
  ['4-byte characters', '🏡👩‍👩‍👧 Özdemir'],
  ['quotes and ampersands', `D'Artagnan&amp;"co" O'Brien`],
  ['a hundred characters', `${'W'.repeat(60)} ${'m'.repeat(39)}`],
  ['a hundred characters in one word', 'W'.repeat(100)],
  ['one word', 'Ali'],
  ['one word twice', 'Ali Ali'],
  ['right-to-left letters', 'محمد الأمين'],
] as const;

test.each(NAMES)('a name of %s comes out as typed in store and mail', async (_, naam) => {
  const { app, config } = await startTestApp();
  const { reference } = (await submitJson(app, { ...FORM, naam })).json();
  const [first = '', ...rest] = naam.split(' ');
  const last = rest.join(' ') || first;
  expect(query(config, 'select * from leads')).toMatchObject([
    { first_name: first, last_name: last, full_name: naam },
  ]);
  // A name with markup looks like spam, and is mailed when the company asks for it.
  if (naam.includes('<')) {
    const asked = await leadsCommand({ DATA_DIR: config.dataDir }, 'redeliver', reference);
    expect(asked).toMatchObject({ code: 0 });
  }
  const isCompanys = ([name]: [string, unknown]) => name.endsWith(`${reference}-company-mail.eml`);
  const [, raw] = await waitFor(() => [...readOutbox(config)].find(isCompanys));
  const mail = await PostalMime.parse(raw);
  expect(mail.text).toContain(`Naam: ${naam}\n`);
  expect(mail.subject).toContain(`: ${naam}, `);
  expect(mail.html).not.toMatch(/<script>alert|<img\/src/);
});
