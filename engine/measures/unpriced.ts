import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { isdeBuildDateOk } from '../subsidy/isde.ts';
import { type LeftOut, leftOut } from './candidate.ts';

/**
 * Useful measures for which no cited price was found: named, never priced. Ventilation has a grant
 * only together with insulation (`insulates`: the plan holds some).
 */
export function unpriced(house: House, insulates: boolean, figures: Figures): LeftOut[] {
  const code = 'prijs-onbekend';
  const granted =
    insulates && house.woningtype !== 'appartement' && isdeBuildDateOk(house.bouwjaar, figures);
  return [
    house.shell.glazing === 'triple'
      ? leftOut('triple-glas', 'al-goed-glas', { glas: 'triple' })
      : leftOut('triple-glas', code),
    leftOut('kierdichting', code),
    granted
      ? leftOut('ventilatie', code, { isdeEur: figures.isde.ventilation.value.eur })
      : leftOut('ventilatie', code),
  ];
}
