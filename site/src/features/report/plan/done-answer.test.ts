import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { doneAnswer } from './done-answer.ts';

const TODAY = '2026-07-01';
const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, TODAY);

test.each(WONINGTYPEN)('a step of a %s that is said to be done leaves the plan', (woningtype) => {
  let tried = 0;
  for (const bouwjaar of [1920, 1965, 1985, 2005, 2023]) {
    for (const monthlyCostEur of [90, 200, 380]) {
      const answers = { woningtype, bouwjaar, monthlyCostEur };
      const { plan, dwelling } = reportOf(answers);
      for (const measure of plan) {
        const done = doneAnswer(measure, dwelling);
        if (!done) continue;
        tried += 1;
        const after = reportOf({ ...answers, [done[0]]: done[1] } as DwellingAnswers);
        const ids = after.plan.map(({ id }) => id);
        expect(ids, `${bouwjaar}, € ${monthlyCostEur}: ${measure.id}`).not.toContain(measure.id);
      }
    }
  }
  expect(tried).toBeGreaterThan(15);
});

test('what no question asks after cannot be said to be done', () => {
  const { dwelling } = reportOf({ woningtype: 'hoekwoning' });
  const quantity = { value: 1, unit: 'stuk' } as never;
  expect(doneAnswer({ id: 'radiatorfolie', quantity }, dwelling)).toBeUndefined();
});
