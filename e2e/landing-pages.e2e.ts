import { fillForm, submitButton } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { report } from './lib/report.ts';
import { expect, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

test('a request from a landing page carries its service as its source', async ({ open, site }) => {
  const page = await open('/advies-oud-beijerland');
  const person = visitor();
  await fillForm(page, person);
  await submitButton(page).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ source: 'advies' }]);
});
