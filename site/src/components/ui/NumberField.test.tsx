import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';

/** What is said of the field besides its label, in that order. */
function said(around: { tag?: string; hint?: string; unit?: string }): string[] {
  const html = renderToStaticMarkup(
    <NumberField
      {...around}
      bounds={{ min: 0, max: 9000, decimals: 0 }}
      errorWords={() => 'Vul een getal in.'}
      id="gas"
      label="Hoeveel gas gebruikt u per jaar?"
      look="foot"
      name="gas"
      onChange={() => undefined}
      value={undefined}
    />,
  );
  const [, ids = ''] = / aria-describedby="([^"]*)"/.exec(html) ?? [];
  return ids
    .split(' ')
    .filter(Boolean)
    .map((id) => new RegExp(` id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? `nothing at ${id}`);
}

test('a number is asked with its unit and whose figure stands there, also for who does not see them', () => {
  const around = { unit: 'm³', tag: 'onze aanname', hint: 'Staat op de jaarnota.' };
  expect(said(around)).toEqual(['m³', 'onze aanname', 'Staat op de jaarnota.']);
  expect(said({ unit: 'm³' })).toEqual(['m³']);
  expect(said({})).toEqual([]);
});
