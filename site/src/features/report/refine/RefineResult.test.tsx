import { type DwellingAnswers, figures2026, MEASURE_IDS, makeReport } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefineResult } from './RefineResult.tsx';
import type { Refining } from './refining.ts';

const nothing = () => undefined;

/** What the panel says of a house, as text. */
function panelOf(answers: DwellingAnswers): string {
  const report = makeReport(answers, figures2026, '2026-12-01');
  const refining: Refining = {
    answers,
    base: answers,
    answer: nothing,
    want: nothing,
    reset: nothing,
    open: undefined,
    ask: nothing,
    assumed: undefined,
    change: [],
  };
  const html = renderToStaticMarkup(
    <RefineResult
      before={report}
      refining={refining}
      report={report}
      saving={{ state: 'idle', retry: nothing }}
    />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const HOUSE: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1974 };

test('a plan is told by what it saves', () => {
  expect(panelOf(HOUSE)).toMatch(/Plan bespaart per jaar €/);
});

test('no plan saves no amount', () => {
  const text = panelOf({ ...HOUSE, unwanted: [...MEASURE_IDS] });
  expect(text).toContain('Plan bespaart per jaar geen plan');
  expect(text).not.toContain('€ 0');
});
