import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FigureCard } from './FigureCard.tsx';

const around = (mid: number) => ({ low: mid * 0.9, mid, high: mid * 1.1 });

/** The paragraph that says what the difference is. */
function difference(now: number, after: number): string {
  const html = renderToStaticMarkup(
    <FigureCard
      after={around(after)}
      difference="verschil"
      format={() => 'bedrag'}
      label="Stroom"
      now={around(now)}
      unit="kWh"
    />,
  );
  return /<p[^>]*>verschil<\/p>/.exec(html)?.[0] ?? '';
}

test('only less is good news', () => {
  expect(difference(2000, 1500)).toContain('text-bos-700');
  expect(difference(1500, 2000)).not.toContain('text-bos-700');
  expect(difference(1500, 1500)).not.toContain('text-bos-700');
});
