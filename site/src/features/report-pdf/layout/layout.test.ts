import type { DwellingAnswers } from '@sens/engine';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LABEL_COLORS } from '#lib/label-colors.ts';
import { makePdf, reportOf } from '../testing/make-pdf.ts';
import { type ReadPdf, readPdf, type Written } from '../testing/read-pdf.ts';
import { COLUMN, PAGE } from './theme.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const HOUSES: DwellingAnswers[] = [
  { woningtype: 'tussenwoning', bouwjaar: 1965, monthlyCostEur: 210 },
  { woningtype: 'hoekwoning', bouwjaar: 1965, monthlyCostEur: 350 },
  { woningtype: 'vrijstaand', bouwjaar: 1955, monthlyCostEur: 350 },
  { woningtype: 'appartement', bouwjaar: 1930, monthlyCostEur: 350 },
  { woningtype: 'tussenwoning', bouwjaar: 2024, monthlyCostEur: 150 },
  { woningtype: 'tussenwoning', bouwjaar: 1910, monthlyCostEur: 60 },
];

/** The arrow around the class at the right of a step, and the air that it needs. */
function arrowAround({ x, y }: Written) {
  return { left: x - 6, right: PAGE.left + COLUMN, top: y - 15, bottom: y + 7 };
}

describe.each(HOUSES)('of a $woningtype ($bouwjaar)', (answers) => {
  const report = reportOf(answers);
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(await makePdf(report));
  });

  test('no word of a step runs into the arrow with its class', () => {
    const arrows = pdf.written
      .slice(1)
      .flatMap((all) => all.map((one) => ({ one, all })))
      .filter(({ one }) => one.text in LABEL_COLORS && one.x > PAGE.left + COLUMN * 0.8);
    expect(arrows).toHaveLength(report.plan.length);
    for (const { one, all } of arrows) {
      const { left, right, top, bottom } = arrowAround(one);
      const inIt = all
        .filter((other) => other !== one && other.x + other.width > left && other.x < right)
        .filter(({ y, size }) => y > top && y - size * 0.72 < bottom);
      expect(inIt.map(({ text }) => text)).toEqual([]);
    }
  });
});
