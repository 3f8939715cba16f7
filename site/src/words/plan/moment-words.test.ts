import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, type MeasureId, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';
import { stageName } from './route-words.ts';

const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

function momentOf(id: MeasureId, answers: DwellingAnswers): string {
  const report = reportOf(answers);
  const step = report.plan.find((one) => one.id === id);
  if (!step) throw new Error(`no ${id} in the plan`);
  return momentWords(step, report);
}

test('nobody waits for a new roof on a house whose roof is new', () => {
  const panels = (bouwjaar: number) =>
    momentOf('zonnepanelen', { woningtype: 'twee-onder-een-kap', bouwjaar, monthlyCostEur: 250 });
  expect(panels(2015)).toBe('');
  expect(panels(1974)).toBe('Als het dak wordt vernieuwd.');
});

test('nor does any part of its plan', () => {
  const house = (bouwjaar: number) => reportOf({ woningtype: 'twee-onder-een-kap', bouwjaar });
  expect(stageName('dak', house(2015))).toBe('Later');
  expect(stageName('dak', house(1974))).toBe('Als het dak aan de beurt is');
});

const reports = WONINGTYPEN.flatMap((woningtype) =>
  [1920, 1965, 1985, 1998, 2005, 2015].flatMap((bouwjaar) =>
    [120, 250, 400].map((monthlyCostEur) => reportOf({ woningtype, bouwjaar, monthlyCostEur })),
  ),
);
const steps = reports.flatMap((report) => report.plan.map((step) => ({ step, report })));

test('a heat pump waits for insulation only where something is insulated before it', () => {
  const pumps = steps.filter(({ step: { id } }) => id === 'warmtepomp');
  const shell = /isolatie$|glas$/;
  const told = pumps.map(({ step, report }) => ({
    words: momentWords(step, report),
    first: report.plan.some((one) => one.step < step.step && shell.test(one.id)),
  }));
  expect(told.some(({ first }) => !first)).toBe(true);
  for (const { words, first } of told) {
    expect(words).toBe(first ? 'Na het isoleren.' : 'Als de ketel aan vervanging toe is.');
  }
});

test('what the heat pump asks for goes before it, whatever else it could wait for', () => {
  for (const { step, report } of steps) {
    const pump = report.plan.find(({ id }) => id === 'warmtepomp');
    if (step.id === 'spouwmuurisolatie' || !pump?.needsFirst.includes(step.id)) continue;
    expect(momentWords(step, report)).toBe('Vóór de warmtepomp.');
  }
});

test('a cavity is never filled at just any time, and a facade does not wait for paint', () => {
  for (const { step, report } of steps) {
    const words = momentWords(step, report);
    if (step.id === 'spouwmuurisolatie') expect(words).toBe('');
    if (step.id === 'gevelisolatie') expect(words).not.toContain('schilder');
  }
});
