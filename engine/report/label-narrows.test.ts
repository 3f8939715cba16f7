import { expect, test } from 'vitest';
import { CHOICES, type DwellingAnswers, figures2026, makeReport } from '../index.ts';
import { LABEL_CLASSES, type LabelClass } from '../terms/label-class.ts';

const place = (label: LabelClass) => LABEL_CLASSES.indexOf(label);

/** What most homes of any year have: it sets none apart. */
const USUAL: Partial<DwellingAnswers> = { heating: 'cv-ketel', solarPanels: 0 };

const TOLD: readonly Partial<DwellingAnswers>[] = [
  ...CHOICES.roof.map((roof) => ({ roof })),
  ...CHOICES.wall.map((wall) => ({ wall })),
  ...CHOICES.floor.map((floor) => ({ floor })),
  ...CHOICES.glazing.map((glazing) => ({ glazing })),
  { ventilation: 'natuurlijk' },
  { ...USUAL, floorAreaM2: 100, monthlyCostEur: 200 },
];

const bare = CHOICES.woningtype.flatMap((woningtype) =>
  [1910, 1938, 1955, 1970, 1985, 1998, 2010].map((bouwjaar) => ({ woningtype, bouwjaar })),
);
const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
const classesOf = (answers: DwellingAnswers) => {
  const { best, likely, worst } = reportOf(answers).now.label;
  return { best: place(best), likely, worst: place(worst) };
};

test('an answer that most homes give never widens the label', () => {
  for (const house of bare) {
    const [alone, told] = [classesOf(house), classesOf({ ...house, ...USUAL })];
    expect(told.likely).toBe(alone.likely);
    expect(told.best, JSON.stringify(house)).toBeGreaterThanOrEqual(alone.best);
    expect(told.worst, JSON.stringify(house)).toBeLessThanOrEqual(alone.worst);
  }
});

test('a house that is told to be unlike its neighbours has another range than theirs', () => {
  const house = { woningtype: 'hoekwoning', bouwjaar: 1998 } as const;
  const [alone, told] = [classesOf(house), classesOf({ ...house, roof: 'niet' })];
  expect(told.best).toBeGreaterThan(alone.best);
  expect(told.worst).toBeGreaterThan(alone.worst);
});

test('no plan leaves more doubt of a bad label than the house has now', () => {
  const worse = bare.flatMap((house) =>
    TOLD.map((more) => ({ ...house, ...more })).filter((answers) => {
      const { now, after } = reportOf(answers);
      return place(after.label.worst) > place(now.label.worst);
    }),
  );
  expect(worse).toEqual([]);
});
