import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WoningtypeChoice } from './WoningtypeChoice.tsx';

test('who has business premises is told to call, where a type of home is asked for', () => {
  const html = renderToStaticMarkup(<WoningtypeChoice defaultValue="" formId="proef" />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(/^Woningtype \(bedrijfspand\? Bel ons\)/);
});
