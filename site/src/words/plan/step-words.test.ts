import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { stepReasons } from './step-words.ts';

function reasonsOf(answers: DwellingAnswers): Record<string, string> {
  const report = makeReport(answers, figures2026, '2026-11-20');
  return Object.fromEntries(
    report.plan.map((step) => [
      step.id,
      stepReasons(step, report)
        .map(({ words, page = '' }) => `${words}${page}`)
        .join(' '),
    ]),
  );
}

test('who fills a cavity reads of bats first, with the page that explains it, and nobody else does', () => {
  const { spouwmuurisolatie, ...others } = reasonsOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
  expect(spouwmuurisolatie).toMatch(/^Eerst de vleermuizen: .*\(indicatief\)\.\/isolatie#eerst/);
  expect(Object.values(others).join()).not.toContain('vleermuizen');
});

test('who did not say which glass there is reads that it is assumed, and what if it is better', () => {
  const house = { woningtype: 'tussenwoning', bouwjaar: 2004, monthlyCostEur: 200 } as const;
  expect(reasonsOf(house)['hr-glas']).toContain('Is het al HR++-glas, dan vervalt deze stap.');
  const told = reasonsOf({ ...house, glazing: 'dubbel' })['hr-glas'];
  expect(told).toContain('Het vervangt');
  expect(told).not.toContain('vervalt deze stap');
});

test('a flat is promised no grant for ventilation, a house is', () => {
  const flat = reasonsOf({ woningtype: 'appartement', bouwjaar: 1962 });
  expect(flat.spouwmuurisolatie).toContain('goede ventilatie nodig');
  expect(Object.values(flat).join()).not.toContain('de ISDE € 400');
  const house = reasonsOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
  expect(house.spouwmuurisolatie?.replaceAll('\u00a0', ' ')).toContain('de ISDE € 400');
});
