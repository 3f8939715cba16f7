import type { Figures } from '../figures/index.ts';
import type { House } from '../house.ts';
import { isdeBuildDateOk } from '../isde.ts';
import { type LeftOut, leftOut } from './candidate.ts';

/** Useful measures for which no cited price was found: named, never priced. */
export function unpriced(house: House, figures: Figures): LeftOut[] {
  const code = 'prijs-onbekend';
  const grantEur = isdeBuildDateOk(house.bouwjaar, figures)
    ? figures.isde.ventilation.value.eur
    : 0;
  return [
    house.shell.glazing === 'triple'
      ? leftOut('triple-glas', 'al-goed-glas', { glas: 'triple' })
      : leftOut('triple-glas', code),
    leftOut('kierdichting', code),
    leftOut('ventilatie', code, { isdeEur: grantEur }),
  ];
}
