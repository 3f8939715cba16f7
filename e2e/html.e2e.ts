import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { HTML_RULES } from './lib/html-rules.ts';
import { STATES, STATES_MAY_LOG } from './lib/states.ts';
import { expect, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const CLIENT = join(import.meta.dirname, '../site/dist/client');
const HOUSE = 'woningtype=hoekwoning&bouwjaar=1974';

const validator = new HtmlValidate(HTML_RULES);

/** Everything that is wrong with HTML: which rule, in words, and where. */
async function wrongIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
  // The validator has no rule for sizes that nothing is chosen by.
  const images = [...html.matchAll(/<img\b[^>]*>/gi)].map(([image]) => image);
  const idle = images.filter((one) => /\ssizes=/i.test(one) && !/\ssrcset=/i.test(one));
  return [...found, ...idle];
}

/** The same for a page as it is sent; it has one title, also among what stands ready hidden. */
async function expectSound(name: string, html: string): Promise<void> {
  const titles = html.match(/<h1\b/g)?.length ?? 0;
  expect([name, titles, await wrongIn(html)]).toEqual([name, 1, []]);
}

test('the HTML of every built page is without an error', async () => {
  const pages = globSync('**/*.html', { cwd: CLIENT });
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) await expectSound(page, readFileSync(join(CLIENT, page), 'utf8'));
});

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

test.for(Object.entries(STATES))(
  'what scripts make of the HTML is without an error: %s',
  async ([, reach], { open }) => {
    const page = await open(undefined, { mayLog: STATES_MAY_LOG });
    await reach(page);
    expect(await wrongIn(await page.content())).toEqual([]);
  },
);
