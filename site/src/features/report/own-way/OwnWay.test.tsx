import { figures2026, makeReport, type Woningtype } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { OwnWay } from './OwnWay.tsx';

const TYPES: Woningtype[] = ['tussenwoning', 'hoekwoning', 'vrijstaand'];

test('what waiting costs stands beside what is left of it once the plan is paid', () => {
  let told = 0;
  for (const woningtype of TYPES) {
    for (const bouwjaar of [1930, 1965, 1998]) {
      const report = makeReport({ woningtype, bouwjaar }, figures2026, '2026-11-20');
      const html = renderToStaticMarkup(<OwnWay report={report} />);
      const waiting = /Wat als u wacht\?.*?weten wij niet\./.exec(html)?.[0];
      const chosen = report.routes.find((route) => route.chosen);
      if (!waiting || !chosen) continue;
      told += 1;
      expect(waiting).toContain(formatEuroEstimate(report.totals.savingCentsPerYear.mid));
      expect(waiting).toContain(
        `scheelt dat ongeveer ${formatEuroEstimate(chosen.gainCentsPerYear)}`,
      );
    }
  }
  expect(told).toBeGreaterThan(5);
});
