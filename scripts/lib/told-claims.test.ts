import { expect, it } from 'vitest';
import { readYaml } from './content-file.ts';
import { headsBesideClaims, reviewsBesideCompany, trustBesideClaims } from './told-claims.ts';

const claim = (id: string, text: string) => ({ id, text, explanation: '' });
const CLAIMS = [
  claim('ervaring', '30+ jaar ervaring'),
  claim('projecten', 'meer dan 2.000 projecten'),
  claim('cijfer', 'een 9,1'),
  claim('advies', 'vanaf € 350'),
  claim('label', 'vanaf € 150'),
];

it('a figure on the home page is that of its claim', () => {
  const home = (value: string, id: string) =>
    trustBesideClaims(readYaml(`trust:\n  - { value: ${value}, claim: ${id} }\n`), CLAIMS);
  expect(home('30+ jaar', 'ervaring')).toEqual([]);
  expect(home("'9,1'", 'cijfer')).toEqual([]);
  expect(home('2.500+', 'projecten')).toEqual([
    {
      line: 2,
      message:
        'trust.0.value: hier staat "2.500+", in claims.yaml bij projecten "meer dan 2.000 projecten"; maak de getallen gelijk',
    },
  ]);
  expect(home('1', 'nergens')).toEqual([
    { line: 2, message: 'trust.0.claim: de belofte "nergens" staat niet in claims.yaml' },
  ]);
});

it('the claim on the reviews gives the average and number of the company', () => {
  const parsed = readYaml(
    '- id: reviews\n  text: 4,8 van 5, het gemiddelde van 19 Google-reviews\n  explanation: Van alle 19 reviews.\n',
  );
  expect(reviewsBesideCompany(parsed, { score: 4.8, count: 19 })).toEqual([]);
  expect(reviewsBesideCompany(parsed, { score: 4.8, count: 20 })).toEqual([
    {
      line: 2,
      message:
        '0.text: in company.yaml staat bij reviews "score: 4.8, count: 20"; schrijf hier ook 4,8 en 20, of verbeter het daar',
    },
    expect.objectContaining({ line: 3 }),
  ]);
  expect(reviewsBesideCompany(parsed, { score: 4.9, count: 19 })).toHaveLength(1);
  const whole = readYaml('- { id: reviews, text: "4,0 van 5, van 1.019 reviews" }\n');
  expect(reviewsBesideCompany(whole, { score: 4, count: 1019 })).toEqual([]);
});

it.each([
  ["also:\n  - { page: /, under: 'Een 9,2' }\n", 2],
  ['page: /\nquestions:\n  Een 9,2:\n    - hoe dan\n', 3],
])('the assistant names a claim by the number that it has now', (text, line) => {
  expect(headsBesideClaims(readYaml(text), CLAIMS)).toEqual([
    { line, message: `"Een 9,2" heet in claims.yaml (cijfer) "een 9,1"; schrijf 'Een 9,1'` },
  ]);
  expect(headsBesideClaims(readYaml(text.replace('9,2', '9,1')), CLAIMS)).toEqual([]);
});

it('one of two claims that differ by their number only is fine', () => {
  const named = (head: string) => readYaml(`questions:\n  ${head}:\n    - hoe dan\n`);
  expect(headsBesideClaims(named('Vanaf € 150'), CLAIMS)).toEqual([]);
  expect(headsBesideClaims(named('Zes jaar ervaring'), CLAIMS)).toEqual([]);
});
