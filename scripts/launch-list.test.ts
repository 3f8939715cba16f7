import { expect, it } from 'vitest';
import { launchList } from './lib/launch-list.ts';

it.each([
  [
    'the value of the report, until the company gives its ground',
    'claims.yaml: rapport-waarde ("€',
  ],
  ['the reviews', 'claims.yaml: reviews ("4,8 van 5'],
  ['every certificate without a number', 'certifications: stek heeft nog geen nummer'],
  ['since when it exists', 'company.yaml: founded is nog leeg'],
  ['which projects are real', 'cases/hoekwoning-1980.yaml: dit project is een voorbeeld'],
  ['who signs the articles', 'company.yaml: articleAuthor is nog een voorbeeldwaarde'],
  ['whether there is a complaints board', 'company.yaml: disputes is nog een voorbeeldwaarde'],
])('before it goes live the company still confirms %s', (_what, line) => {
  expect(launchList().filter((each) => each.includes(line))).toHaveLength(1);
});

it('with a language model the page of privacy names it', () => {
  const named = (url?: string) => launchList(url).filter((each) => each.includes('taalmodel'));
  expect(named()).toEqual([]);
  expect(named('https://model.example/v1')).toEqual([
    expect.stringContaining('content/pages/privacy.md: LLM_URL is gezet'),
  ]);
});
