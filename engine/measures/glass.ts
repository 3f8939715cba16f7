import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { spread } from '../ranges.ts';
import { isdeAreaCents } from '../subsidy/isde.ts';
import { type Candidate, type LeftOut, leftOut, reason } from './candidate.ts';

function grant(areaM2: number, double: boolean, figures: Figures) {
  const rate = figures.isde.areaRates['hr-glas'].value;
  const areas = spread(areaM2, figures.assumptions.spread.value.area);
  const cents = (m2: number) => isdeAreaCents(rate, m2, { double });
  return { low: cents(areas.low), mid: cents(areas.mid), high: cents(areas.high) };
}

/** HR++ glass in the existing frames, or why not. */
export function glass(house: House, figures: Figures): Candidate | LeftOut {
  const { glazing } = house.shell;
  if (glazing === 'hr++' || glazing === 'triple') {
    return leftOut('hr-glas', 'al-goed-glas', { glas: glazing });
  }
  const areaM2 = house.areas.windowM2;
  const price = figures.insulationSavings.glassPrice.value;
  const isApartment = house.woningtype === 'appartement';
  return {
    id: 'hr-glas',
    quantity: { value: Math.round(areaM2), unit: 'm2' },
    investmentCents: spread(
      ((areaM2 * price.costEur) / price.areaM2) * 100,
      figures.assumptions.spread.value.price,
    ),
    grantCents: isApartment
      ? null
      : { single: grant(areaM2, false, figures), double: grant(areaM2, true, figures) },
    apply: (before) => ({
      ...before,
      shell: {
        ...before.shell,
        glazing: 'hr++',
        windowU: Math.min(before.shell.windowU, figures.assumptions.windowU.value['hr++']),
      },
    }),
    lifetimeYears: figures.insulationSavings.lifetime.value.years,
    reasons: [
      reason('glas-vervangt', { glas: glazing }),
      reason('ventilatie-controleren'),
      ...(isApartment ? [reason('svve-via-vve')] : []),
    ],
    sourceIds: [
      figures.insulationSavings.glassPrice.id,
      ...(isApartment ? [] : [figures.isde.areaRates['hr-glas'].id]),
      figures.insulationSavings.lifetime.id,
    ],
  };
}
