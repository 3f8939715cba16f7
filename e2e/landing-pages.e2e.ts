import { leadsOf } from './lib/kept.ts';
import { sendForm } from './lib/report.ts';
import { expect, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

test('a request from a landing page carries its service as its source', async ({ open, site }) => {
  const page = await open('/advies-oud-beijerland');
  const person = visitor();
  await sendForm(page, person);
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ source: 'advies' }]);
});
