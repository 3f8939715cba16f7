import { heatPumpCheck, makeReport, toolFigures2026, type Woningtype } from '@sens/engine';
import { expect, test } from 'vitest';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { measureList } from './measure-words.ts';
import { planWords } from './plan-words.ts';

const TODAY = '2026-11-20';
const TYPES: Woningtype[] = ['tussenwoning', 'hoekwoning', 'vrijstaand', 'appartement'];

/** Houses with an all-electric pump beside their plan, with what the table says above it and the check of it. */
const told = TYPES.flatMap((woningtype) =>
  [1930, 1974, 1990, 1998, 2015].flatMap((bouwjaar) =>
    [120, 190, 260].flatMap((monthlyCostEur) => {
      const answers = { woningtype, bouwjaar, monthlyCostEur };
      const report = makeReport(answers, toolFigures2026, TODAY);
      const pump = report.considered.find(({ id }) => id === 'warmtepomp');
      const { verdicts } = heatPumpCheck(answers, toolFigures2026, TODAY);
      const check = verdicts.find(({ kind }) => kind === 'volledig-elektrisch')?.outcome;
      return pump && check ? [{ pump, check, words: planWords(report).consideredText }] : [];
    }),
  ),
);

test('the sums of a pump are told as those of the pump with cooking, as the check says', () => {
  for (const { pump, check, words } of told) {
    expect(pump.investmentCents).toEqual(check.investmentCents);
    expect(words).not.toContain('samen met de isolatie');
    const cooks = pump.reasons.some(({ code }) => code === 'met-elektrisch-koken');
    expect(words.includes('de pomp en elektrisch koken samen')).toBe(cooks);
    expect(/[Ee]erst nodig/.test(words)).toBe(pump.needsFirst.length > 0);
  }
});

test('what it asks for first is named, with what the check says that it costs', () => {
  const asking = told.filter(({ pump }) => pump.needsFirst.length > 0);
  const priced = asking.filter(({ words }) => words.includes('nog ongeveer'));
  expect(priced.length).toBeGreaterThan(5);
  for (const { pump, words } of asking) expect(words).toContain(measureList(pump.needsFirst));
  for (const { pump, check, words } of priced) {
    const cents = (check.first?.measures ?? [])
      .filter(({ id }) => pump.needsFirst.includes(id))
      .reduce((sum, { netInvestmentCents }) => sum + (netInvestmentCents?.mid ?? 0), 0);
    expect(words).toContain(`nog ongeveer ${formatEuroEstimate(cents)}`);
  }
});
