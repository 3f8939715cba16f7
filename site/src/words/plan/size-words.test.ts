import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

function sizes(answers: DwellingAnswers): Record<string, string> {
  const { plan, dwelling } = makeReport(answers, figures2026, '2026-11-20');
  return Object.fromEntries(plan.map((step) => [step.id, sizeWords(step, dwelling)]));
}

test('a step has the size that stands among the facts: as given, or as roughly as it was assumed', () => {
  const terraced: DwellingAnswers = {
    woningtype: 'tussenwoning',
    bouwjaar: 1970,
    gasM3PerYear: 1300,
  };
  expect(sizes(terraced).spouwmuurisolatie).toBe('38\u00a0m²');
  expect(sizes({ ...terraced, wallAreaM2: 37.7 }).spouwmuurisolatie).toBe('37,7\u00a0m²');
  expect(sizes({ woningtype: 'vrijstaand', bouwjaar: 1960 }).spouwmuurisolatie).toMatch(
    /0\u00a0m²$/,
  );
});

test('panels and pumps are counted, a single thing has no size', () => {
  const size = sizes({ woningtype: 'tussenwoning', bouwjaar: 1970, gasM3PerYear: 1300 });
  expect(size.zonnepanelen).toBe('10 panelen');
  expect(size.warmtepomp).toMatch(/^\d+ kW$/);
  expect(size['elektrisch-koken']).toBe('');
});
