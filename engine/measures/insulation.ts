import type { House, Shell } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { HouseType } from '../figures/insulation-savings.ts';
import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import { spread } from '../ranges.ts';
import type { Range, Reason } from '../report/report-types.ts';
import { isdeAreaCents } from '../subsidy/isde.ts';
import { type Candidate, type LeftOut, leftOut, reason } from './candidate.ts';

type InsulationId = 'spouwmuurisolatie' | 'dakisolatie' | 'vloerisolatie';

const parts = {
  spouwmuurisolatie: { rc: 'wallRc', area: 'wallM2', worth: 'wall' },
  dakisolatie: { rc: 'roofRc', area: 'roofM2', worth: 'roof' },
  vloerisolatie: { rc: 'floorRc', area: 'groundFloorM2', worth: 'floor' },
} as const satisfies Record<
  InsulationId,
  { rc: keyof Shell; area: keyof ReferenceDwelling; worth: string }
>;

/** Price per m2: the house type's row over its example area; an apartment takes the corner house's. */
function priceEurPerM2(id: InsulationId, house: House, figures: Figures): number {
  const type: HouseType = house.woningtype === 'appartement' ? 'hoekwoning' : house.woningtype;
  const row = figures.insulationSavings[id].value[type];
  return row.costEur / figures.referenceDwellings[type].value[parts[id].area];
}

/** Why a part is not insulated in this plan, or nothing when it is worth it. */
function notWorthwhile(id: InsulationId, house: House, figures: Figures): LeftOut | undefined {
  const { worthwhileBelowRc, cavityFromYear } = figures.assumptions;
  const rc = house.shell[parts[id].rc];
  if (house.woningtype === 'appartement' && id !== 'spouwmuurisolatie') {
    return leftOut(id, 'vve-dak-vloer');
  }
  if (rc >= worthwhileBelowRc.value[parts[id].worth]) return leftOut(id, 'al-geisoleerd', { rc });
  if (id === 'spouwmuurisolatie' && house.bouwjaar < cavityFromYear.value) {
    return leftOut(id, 'geen-spouw', { bouwjaar: house.bouwjaar, vanafJaar: cavityFromYear.value });
  }
  return undefined;
}

/** Grant as a range over the uncertainty of the area. */
function grantRange(id: InsulationId, areaM2: number, double: boolean, figures: Figures): Range {
  const rate = figures.isde.areaRates[id].value;
  const areas = spread(areaM2, figures.assumptions.spread.value.area);
  const cents = (m2: number) => isdeAreaCents(rate, m2, { double });
  return { low: cents(areas.low), mid: cents(areas.mid), high: cents(areas.high) };
}

function reasonsFor(id: InsulationId, house: House): Reason[] {
  const reasons: Reason[] = [];
  if (id === 'spouwmuurisolatie') reasons.push(reason('spouw-controleren'));
  if (id === 'vloerisolatie') reasons.push(reason('kruipruimte-nodig'));
  if (house.woningtype === 'appartement') reasons.push(reason('svve-via-vve'));
  return reasons;
}

/**
 * A second layer on a roof or floor that is insulated already, for those who wonder whether it pays;
 * nothing where the part is as good as is asked today, or is not the owner's alone.
 */
export function toppingUp(
  id: 'dakisolatie' | 'vloerisolatie',
  house: House,
  figures: Figures,
): Candidate | undefined {
  const rc = house.shell[parts[id].rc];
  if (house.woningtype === 'appartement') return undefined;
  if (rc >= figures.assumptions.toppingUpBelowRc.value[parts[id].worth]) return undefined;
  return candidateFor(id, house, figures);
}

/** Insulation of cavity, roof or ground floor for a house, or why not. */
export function insulation(id: InsulationId, house: House, figures: Figures): Candidate | LeftOut {
  return notWorthwhile(id, house, figures) ?? candidateFor(id, house, figures);
}

function candidateFor(id: InsulationId, house: House, figures: Figures): Candidate {
  const { rc, area } = parts[id];
  const isApartment = house.woningtype === 'appartement';
  const areaM2 = house.areas[area];
  const eurPerM2 = priceEurPerM2(id, house, figures);
  const grant = (double: boolean) => grantRange(id, areaM2, double, figures);
  return {
    id,
    quantity: { value: Math.round(areaM2), unit: 'm2' },
    investmentCents: spread(areaM2 * eurPerM2 * 100, figures.assumptions.spread.value.price),
    grantCents: isApartment ? null : { single: grant(false), double: grant(true) },
    apply: (before) => ({
      ...before,
      shell: { ...before.shell, [rc]: before.shell[rc] + figures.assumptions.addedRc.value[id] },
    }),
    lifetimeYears: figures.insulationSavings.lifetime.value.years,
    reasons: reasonsFor(id, house),
    sourceIds: [
      figures.insulationSavings[id].id,
      ...(isApartment ? [] : [figures.isde.areaRates[id].id]),
      figures.insulationSavings.lifetime.id,
    ],
  };
}
