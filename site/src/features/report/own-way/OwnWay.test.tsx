import { type DwellingAnswers, figures2026, makeReport, type Woningtype } from '@sens/engine';
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

/** The heads of the routes side by side, with what the first of them says under each. */
function routesOf(answers: DwellingAnswers): Record<string, string> {
  const report = makeReport(answers, figures2026, '2026-11-20');
  const html = renderToStaticMarkup(<OwnWay report={report} />);
  const cells = [...html.matchAll(/<td[^>]* data-label="([^"]+)"[^>]*>([^<]*)<\/td>/g)];
  return Object.fromEntries(cells.reverse().map(([, head, cell]) => [head, cell]));
}

test('routes say how much gas is left, and of a house on a heat network how much heat', () => {
  const house = { woningtype: 'hoekwoning', bouwjaar: 1974 } as const;
  const network = { ...house, heating: 'warmtenet', cooking: 'elektrisch' } as const;
  expect(routesOf(house)).toHaveProperty('Gas daarna');
  expect(routesOf(house)).not.toHaveProperty('Warmte van het net daarna');
  expect(routesOf(network)['Warmte van het net daarna']).toMatch(/^\d+ GJ$/);
  expect(routesOf(network)).not.toHaveProperty('Gas daarna');
  expect(routesOf({ ...network, cooking: 'gas' })).toHaveProperty('Gas daarna');
});
