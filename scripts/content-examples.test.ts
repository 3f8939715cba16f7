import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures2026, labelWhatIf, type MeasureId, makeReport } from '@sens/engine';
import { EXPECTED_ON, personas } from '@sens/engine/personas';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { caseSchema } from '../site/src/content-schemas/case.ts';

const article = readFileSync(
  join(import.meta.dirname, '../content/articles/kozijnen-energielabel-subsidie.md'),
  'utf8',
);
const CASES = join(import.meta.dirname, '../content/cases');

const shown = (glazing: 'enkel' | 'dubbel', chosen: MeasureId[]) => {
  const house = { woningtype: 'tussenwoning', bouwjaar: 1968, wall: 'niet', glazing } as const;
  const { ep2KwhPerM2: ep2, likely } = labelWhatIf(house, chosen, figures2026, EXPECTED_ON).after
    .label;
  return `${ep2.mid} (${ep2.low} tot ${ep2.high}), ${likely}`;
};

it.each<[string, MeasureId[]]>([
  ['Niets', []],
  ['Alleen HR++-glas', ['hr-glas']],
  ['Alleen de spouw', ['spouwmuurisolatie']],
  ['HR++-glas en de spouw', ['hr-glas', 'spouwmuurisolatie']],
])('the article on glass gives what the engine says of its house with: %s', (name, chosen) => {
  expect(article).toContain(`| ${name} | ${shown('enkel', chosen)} | ${shown('dubbel', chosen)} |`);
});

const samples = globSync('*.yaml', { cwd: CASES })
  .map((name) => caseSchema.parse(parse(readFileSync(join(CASES, name), 'utf8'))))
  .filter(({ sample }) => sample);

it.each(samples)('a sample project is the outcome of its household: $title', (sample) => {
  const household = personas.find(({ name }) => name === sample.persona);
  if (!household) throw new Error(`no household ${sample.persona}`);
  const { now, after, plan, totals } = makeReport(household.answers, figures2026, EXPECTED_ON);
  const euro = (cents: number) => Math.round(cents / 100);
  expect(sample).toMatchObject({
    woningtype: household.answers.woningtype,
    bouwjaar: household.answers.bouwjaar,
    measures: plan.map(({ id }) => id),
    perMonthBeforeEur: euro(now.costCentsPerMonth.mid),
    perMonthAfterEur: euro(after.costCentsPerMonth.mid),
    investmentEur: euro(totals.investmentCents.mid),
    subsidyEur: euro(totals.subsidyCents.mid),
  });
});
