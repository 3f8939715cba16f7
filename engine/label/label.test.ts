import { expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { figures2026 } from '../figures/index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { labelClassOf, labelEstimate } from './label.ts';

it.each([
  [-20, 'A++++'],
  [0, 'A++++'],
  [0.1, 'A+++'],
  [50, 'A+++'],
  [50.1, 'A++'],
  [75, 'A++'],
  [105, 'A+'],
  [105.1, 'A'],
  [160, 'A'],
  [160.1, 'B'],
  [190, 'B'],
  [250, 'C'],
  [290, 'D'],
  [335, 'E'],
  [380, 'F'],
  [380.1, 'G'],
  [900, 'G'],
] as const)('an EP2 of %d kWh/m2 is class %s', (ep2, label) => {
  expect(labelClassOf(ep2, figures2026)).toBe(label);
});

it('panels leave the doubt about what a house uses as it was', () => {
  const { house } = resolveHouse(
    cleanAnswers({ woningtype: 'vrijstaand', bouwjaar: 1978 }),
    figures2026,
    2026,
  );
  const ranges = [0, 10].map(
    (panels) => labelEstimate({ ...house, panels }, 0.2, figures2026).ep2KwhPerM2,
  );
  const [bare = 0, withPanels = 0] = ranges.map(({ high, mid }) => high - mid);
  expect(bare).toBeGreaterThan(20);
  expect(Math.abs(withPanels - bare)).toBeLessThanOrEqual(1);
});
