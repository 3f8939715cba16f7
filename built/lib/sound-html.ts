import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { HTML_RULES } from './html-rules.ts';

const validator = new HtmlValidate(HTML_RULES);

/** Everything that is wrong with HTML: which rule, in words, and where. */
export async function wrongIn(html: string): Promise<string[]> {
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
export async function expectSound(name: string, html: string): Promise<void> {
  const titles = html.match(/<h1\b/g)?.length ?? 0;
  expect([name, titles, await wrongIn(html)]).toEqual([name, 1, []]);
}
