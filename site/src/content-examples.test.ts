import { figures2026, labelWhatIf, type MeasureId } from '@sens/engine';
import { expect, it } from 'vitest';
import article from '../../content/articles/kozijnen-energielabel-subsidie.md?raw';

const DAY = '2026-11-20';

const shown = (glazing: 'enkel' | 'dubbel', chosen: MeasureId[]) => {
  const house = { woningtype: 'tussenwoning', bouwjaar: 1968, wall: 'niet', glazing } as const;
  const { ep2KwhPerM2: ep2, likely } = labelWhatIf(house, chosen, figures2026, DAY).after.label;
  return `${ep2.mid} (${ep2.low} tot ${ep2.high}), ${likely}`;
};

it.each<[string, MeasureId[]]>([
  ['Niets', []],
  ['Alleen HR++-glas', ['hr-glas']],
  ['Alleen de spouw', ['spouwmuurisolatie']],
  ['HR++-glas en de spouw', ['hr-glas', 'spouwmuurisolatie']],
])('the article on glass gives what the engine says of its house with: %s', (name, chosen) => {
  expect(article).toContain(`| ${name} | ${shown('enkel', chosen)} | ${shown('dubbel', chosen)} |`);
});
