import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { planChange } from './plan-change.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1972 };

test('an answer that changes nothing in the plan is not explained', () => {
  expect(planChange(report(HOUSE), report(HOUSE), 'Door dit antwoord')).toEqual([]);
});

test('what leaves the plan for an answer is named, in a sentence', () => {
  const words = planChange(report(HOUSE), report({ ...HOUSE, wall: 'goed' }), 'Door dit antwoord');
  expect(words.join(' ')).toMatch(/^Door dit antwoord .*spouwmuur isoleren/);
});

test('another way of heating is said first, with its ground', () => {
  const before = report({ ...HOUSE, heating: 'cv-ketel' });
  const withOther = before.routes.find((one) => !one.chosen && one.id !== 'huidig');
  const was = before.routes.find((one) => one.chosen);
  if (!withOther || !was) throw new Error('one route only');
  const routes = before.routes
    .filter((one) => one !== was)
    .map((one) => ({ ...one, chosen: one === withOther }));
  const reason = { code: 'geen-kruipruimte' } as const;
  const leftOut = [{ id: was.id as 'warmtepomp', reason }];
  const [first, second, third] = planChange(
    before,
    { ...before, routes, leftOut },
    'Door dit antwoord',
  );
  expect(first).toMatch(/^Door dit antwoord past .* niet meer\.$/);
  expect(second).toContain('kruipruimte');
  expect(third).toMatch(/^Daarom/);
});
