import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { readYaml } from './content-file.ts';
import { DUTCH_ISSUES } from './dutch-issues.ts';
import { schemaProblems } from './schema-problems.ts';

beforeAll(() => {
  z.config(DUTCH_ISSUES);
});

const SCHEMA = z.strictObject({
  kvk: z.string(),
  related: z.array(z.string()).min(1),
  faq: z.array(z.strictObject({ answer: z.string() })).optional(),
  score: z.number().optional(),
  founded: z.int('Schrijf een jaar').optional(),
});

/** What is told of a text that is in order but for these lines. */
const told = (lines: string) => {
  const rest = ["kvk: '1'", 'related: [a]'].filter(
    (line) => !lines.includes(line.slice(0, line.indexOf(':') + 1)),
  );
  return schemaProblems(readYaml([lines, ...rest, ''].join('\n')), SCHEMA);
};

it.each([
  ['kvk: 12345', "kvk: zet wat hier staat tussen aanhalingstekens: '...'"],
  [
    'related:',
    'related: achter "related:" staat niets; schrijf er een lijst, elke regel met een streepje ervoor',
  ],
  [
    'faq:',
    'faq: achter "faq:" staat niets; schrijf er een lijst, elke regel met een streepje ervoor, of haal de regel weg',
  ],
  ['related: isolatie', 'related: hier hoort een lijst, elke regel met een streepje ervoor'],
  ['related: [a, ]\nfaq: [null]', /^faq\.0: dit onderdeel van de lijst is leeg; schrijf er de geg/],
  ["score: '4,8'", 'score: hier hoort een getal, met een punt en zonder aanhalingstekens'],
  ['founded: lang geleden', 'founded: Schrijf een jaar'],
])('what is not of its kind is told by what to write: %s', (lines, message) => {
  const [problem, ...others] = told(lines);
  expect(others).toEqual([]);
  expect(problem?.message).toMatch(message);
});

it('a text in order has nothing wrong', () => {
  expect(told('score: 4.8')).toEqual([]);
});
