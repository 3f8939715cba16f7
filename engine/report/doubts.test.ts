import { expect, it } from 'vitest';
import { CHOICES, type DwellingAnswers, figures2026, makeReport } from '../index.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
const corner = { woningtype: 'hoekwoning', bouwjaar: 1955, monthlyCostEur: 200 } as const;

it('names two causes at most, each once, and of a question only one that is open', () => {
  for (const woningtype of CHOICES.woningtype) {
    const { doubts } = report({ woningtype, bouwjaar: 1955, roof: 'goed' });
    expect(new Set(doubts.map(({ cause }) => cause)).size).toBe(2);
    expect(doubts.map(({ question }) => question)).not.toContain('roof');
  }
});

it('an answer takes the doubt away that it is about', () => {
  const spouw = (answers: DwellingAnswers) =>
    report(answers).doubts.some(({ cause }) => cause === 'spouw');
  expect(spouw(corner)).toBe(true);
  expect(spouw({ ...corner, wall: 'niet', wallType: 'spouw' })).toBe(false);
});

it('how people live is in doubt without a bill, and less so with one', () => {
  const without = report({ woningtype: 'vrijstaand', bouwjaar: 1955 }).doubts;
  expect(without).toStrictEqual([
    { cause: 'spouw', question: 'wall' },
    { cause: 'gedrag', question: 'monthlyCostEur' },
  ]);
  const withBill = report({ woningtype: 'vrijstaand', bouwjaar: 1955, monthlyCostEur: 250 }).doubts;
  expect(withBill.map(({ cause }) => cause)).not.toContain('gedrag');
});

it('tells of a wall that is insulated already, where the plan then saves less than its range', () => {
  const { outside, totals } = report(corner);
  expect(outside).toMatchObject({ vraag: 'wall', antwoord: 'goed' });
  expect(100 * (outside?.besparingEurPerJaar ?? 0)).toBeLessThan(totals.savingCentsPerYear.low);
  expect(report({ ...corner, wall: 'niet' }).outside).toBeNull();
});

it('of a flat whose place nobody told, tells of the one that has least to gain', () => {
  const { outside } = report({ woningtype: 'appartement', bouwjaar: 1972, monthlyCostEur: 250 });
  expect(['flatPosition', 'wall', 'glazing', undefined]).toContain(outside?.vraag);
});
