import { expectSound } from '../built/lib/sound-html.ts';
import { test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const HOUSE = 'woningtype=hoekwoning&bouwjaar=1974';

test('the HTML of the pages that are made on request is without an error', async ({ site }) => {
  const send = (fields: Record<string, string>) =>
    fetch(`${site.origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
  const asked = {
    'form with errors': await send({ naam: 'J' }),
    'kept report': await send({ ...visitor() }),
    'subsidy tool': await fetch(`${site.origin}/tools/subsidie-calculator?${HOUSE}&doe=dak`),
    'label tool': await fetch(`${site.origin}/tools/energielabel-simulator?${HOUSE}`),
    'heat pump tool': await fetch(`${site.origin}/tools/warmtepomp-check?${HOUSE}`),
    'payback tool': await fetch(`${site.origin}/tools/roi-calculator?${HOUSE}`),
  };
  for (const [name, answer] of Object.entries(asked)) await expectSound(name, await answer.text());
});
