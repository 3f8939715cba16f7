import { DEFAULT_HORIZON, type DwellingAnswers } from '@sens/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { LABEL_COLORS } from '#lib/label-colors.ts';
import { CASH_FLOW_COPY } from '#words/money/cash-flow-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { stepsByOwner } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { makePdf, reportOf } from '../testing/make-pdf.ts';
import { allTags, type ReadPdf, readPdf, type Tag, type Written } from '../testing/read-pdf.ts';
import { COLUMN, PAGE } from './theme.ts';

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
  test('keeps together what is read together', () => {
    const pageWith = (words: string) => pdf.pageTexts.findLast((text) => text.includes(words));
    const last = report.plan.length > 0 ? 'Week 3 en later' : 'Week 1-2';
    expect(pageWith(last)).toContain(COPY.nextTitle);
    expect(pageWith(COPY.methodTitle)).toContain('Prijspeil');
    const [first] = stepsByOwner(report).shared;
    if (first) {
      const name = PDF_COPY.stepTitle(first.step, MEASURE_WORDS[first.id].name);
      expect(pageWith(name)).toContain(COPY.vveTitle);
    }
    if (report.plan.length > 0)
      expect(pageWith(CASH_FLOW_COPY.caption)).toContain(CASH_FLOW_COPY.title(DEFAULT_HORIZON));
  });

  test('leaves no bullet of a list alone on a page', () => {
    const lists = pdf.tags.map((tree) => {
      const tags = allTags({ ...pdf, tags: [tree] });
      const written = tags.filter(({ tag }) => tag.children?.some((child) => !('role' in child)));
      const [first, end] = [written[0], written.at(-1)];
      const itemsOf = (list: Tag | undefined) => list?.children?.length ?? 0;
      const all = tags.filter(({ tag }) => tag.role === 'L').map(({ tag }) => tag);
      return {
        first: first?.within.includes('LI') ? itemsOf(all[0]) : undefined,
        last: end?.within.includes('LI') ? itemsOf(all.at(-1)) : undefined,
      };
    });
    lists.forEach(({ first }, index) => {
      if (first === undefined) return;
      expect(first).toBeGreaterThan(1);
      // The same list ends the page before.
      expect(lists[index - 1]?.last ?? 2).toBeGreaterThan(1);
    });
  });
});
