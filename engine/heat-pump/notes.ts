import type { House } from '../dwelling/house.ts';
import { connectionEur } from '../energy/costs.ts';
import { heatPumpKw } from '../energy/design-loss.ts';
import { hybridShareOf } from '../energy/heating-use.ts';
import type { ToolFigures } from '../figures/tool-figures.ts';
import { asksThreePhases, tankLitresOf } from '../measures/heat-pump-needs.ts';
import { isdeBuildDateOk } from '../subsidy/isde.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import type { HeatPumpExtras, HeatPumpNoteCode, HeatPumpReason } from './heat-pump-types.ts';

type Note = HeatPumpReason<HeatPumpNoteCode>;

/** How the cold days are met. */
function sizing(kind: HeatPumpKind, house: House, lossKw: number, figures: ToolFigures): Note {
  if (kind === 'hybride') {
    const procentWarmte = Math.round(hybridShareOf(house, figures) * 100);
    return { code: 'ketel-op-koude-dagen', values: { procentWarmte } };
  }
  const maxKw = figures.assumptions.heatPumpKw.value.max;
  if (lossKw > maxKw) return { code: 'vermogen-boven-aanbod', values: { maxKw } };
  return { code: 'hulpelement-op-koude-dagen' };
}

/** A size at the end of what is sold that only a bill or meter asks for may well be a slip in what was filled in. */
function unusual(kind: HeatPumpKind, house: House, kW: number, figures: ToolFigures): Note[] {
  if (kind === 'hybride' || kW < figures.assumptions.heatPumpKw.value.max) return [];
  const shellKw = heatPumpKw({ ...house, heatScale: 1 }, figures);
  return shellKw < kW ? [{ code: 'verbruik-vraagt-grote-pomp' }] : [];
}

/** Hot water, cooking and the gas connection. */
function household(kind: HeatPumpKind, house: House, figures: ToolFigures): Note[] {
  if (kind === 'hybride')
    return house.hotWater === 'warmtepompboiler' ? [] : [{ code: 'warm-water-via-ketel' }];
  const liter = tankLitresOf(kind, house, figures);
  const vasteKostenEurPerJaar = Math.round(connectionEur(figures.prices.gasFixed));
  const notes: Note[] = [{ code: 'gasvrij', values: { vasteKostenEurPerJaar } }];
  if (liter !== null) notes.unshift({ code: 'warm-water-boilervat', values: { liter } });
  if (house.hotWater === 'zonneboiler') notes.push({ code: 'zonneboiler-blijft' });
  if (house.cooking === 'gas') {
    const { midEur } = figures.measurePrices.cooking.value;
    notes.push({ code: 'koken-elektrisch', values: { kokenEur: midEur } });
  }
  return notes;
}

function connection(kind: HeatPumpKind, kW: number, figures: ToolFigures): Note {
  return {
    code: asksThreePhases(kind, kW, figures) ? 'aansluiting-3x25a' : 'aansluiting-1x25a',
  };
}

/** The natural moment: when the boiler is due. */
function boiler(
  kind: HeatPumpKind,
  { boilerAgeYears }: HeatPumpExtras,
  figures: ToolFigures,
): Note[] {
  const { hybridPrice, hybridNorm, check } = figures.heatPumps;
  const notes: Note[] = [];
  if (kind === 'hybride') {
    const metNieuweKetelEur = hybridPrice.value.withNewBoilerEur;
    notes.push({ code: 'bij-ketelvervanging', values: { metNieuweKetelEur } });
    notes.push({ code: 'norm-hybride', values: { jaar: hybridNorm.value.fromYear } });
  } else notes.push({ code: 'bij-ketelvervanging' });
  const { oldBoilerYears } = check.value;
  if (typeof boilerAgeYears === 'number' && boilerAgeYears >= oldBoilerYears) {
    notes.push({ code: 'ketel-aan-vervanging-toe', values: { jaar: oldBoilerYears } });
  }
  return notes;
}

/** What the grant rests on. */
function grant(
  kind: HeatPumpKind,
  kW: number,
  house: House,
  insulates: boolean,
  figures: ToolFigures,
): Note[] {
  const { buildDate } = figures.isde;
  if (!isdeBuildDateOk(house.bouwjaar, figures)) {
    const values = { bouwjaar: house.bouwjaar, voorJaar: buildDate.value.builtBeforeYear };
    return [{ code: 'isde-bouwdatum', values }];
  }
  const notes: Note[] = [];
  if (kind === 'bodemwarmtepomp') notes.push({ code: 'isde-lijst' });
  else if (house.heating === 'hybride') notes.push({ code: 'isde-tweede-pomp' });
  else notes.push({ code: 'isde-formule', values: { vermogenKw: kW, label: 'A+++' } });
  if (insulates && house.woningtype !== 'appartement')
    notes.push({ code: 'isde-verdubbelt-isolatie' });
  return notes;
}

/** What a kind is sized with and what its grant rests on. */
export interface NoteGround {
  lossKw: number;
  kW: number;
  insulates: boolean;
  earnedBack: boolean;
}

/** What to know of a kind in this house, as codes. */
export function notesOf(
  kind: HeatPumpKind,
  house: House,
  { lossKw, kW, insulates, earnedBack }: NoteGround,
  extras: HeatPumpExtras,
  figures: ToolFigures,
): Note[] {
  const notes = [
    ...unusual(kind, house, kW, figures),
    sizing(kind, house, lossKw, figures),
    ...household(kind, house, figures),
    connection(kind, kW, figures),
    ...boiler(kind, extras, figures),
    ...grant(kind, kW, house, insulates, figures),
  ];
  if (kind === 'bodemwarmtepomp') notes.push({ code: 'boring-in-tuin' });
  if (!earnedBack) {
    const values = { levensduurJaar: figures.heatPumps.lifetime.value.years };
    notes.push({ code: 'niet-terugverdiend', values });
  }
  return notes;
}
