import { WONINGTYPEN } from '@sens/contract';
import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { reasonWords } from './reason-words.ts';

const YEARS = [1900, 1935, 1960, 1974, 1985, 1999, 2010, 2024];

test('every reason that any house gets has a Dutch sentence without holes', () => {
  for (const woningtype of WONINGTYPEN) {
    for (const bouwjaar of YEARS) {
      const report = makeReport(
        { woningtype, bouwjaar, monthlyCostEur: 150 },
        figures2026,
        '2026-11-20',
      );
      const reasons = [
        ...report.plan.flatMap((measure) => measure.reasons),
        ...report.leftOut.map(({ reason }) => reason),
        ...report.assumptions,
        ...report.wouldChange,
      ];
      for (const reason of reasons) {
        expect(reasonWords(reason), reason.code).toMatch(/^[A-Z0-9].*[.?]$/);
        expect(reasonWords(reason), reason.code).not.toMatch(/undefined|NaN|null/);
      }
    }
  }
});
