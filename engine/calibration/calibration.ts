import { eraOf } from '../dwelling/assume-house.ts';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { normHeatNeedKwh } from '../energy/heat-demand.ts';
import { heatingUseOf } from '../energy/heating-use.ts';
import type { Figures } from '../figures/index.ts';
import type { HouseType } from '../figures/insulation-savings.ts';
import {
  type ReferenceUse,
  referenceAreaGas,
  referenceGas2020,
  referenceGlassSaving,
  referenceHeatNeed,
  referenceHeatNeedSecondHand,
  referenceHouseholds,
  referenceLabel,
  referenceMeanGas,
  referenceUse,
} from '../figures/reference-use.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { makeReport } from '../report/make-report.ts';
import { CHOICES, type DwellingAnswers, type Woningtype } from '../terms/answers.ts';
import type { LabelClass } from '../terms/label-class.ts';
import { registeredShares, SHARE_CLASSES } from './registered-shares.ts';

/** One comparison of the engine with a published figure that it is not fitted on. */
export interface InformativeRow {
  subject: string;
  predicted: number;
  published: number;
  unit: string;
  /** Share by which the engine lies above the published figure. */
  deviation: number;
}

/** One comparison of the engine with a published figure that it must come near. */
export interface CalibrationRow extends InformativeRow {
  /** Largest deviation that is accepted, as a share. */
  tolerance: number;
}

const types: readonly HouseType[] = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
];

/** What Milieu Centraal's words for insulation mean here, as answers; 'redelijk' is just fit for a heat pump. */
const words: Record<ReferenceUse['insulation'], Omit<DwellingAnswers, 'woningtype'>> = {
  matig: { bouwjaar: 1980, roof: 'matig', wall: 'matig', floor: 'matig', glazing: 'dubbel' },
  redelijk: { bouwjaar: 1980, roof: 'goed', wall: 'matig', floor: 'goed', glazing: 'hr++' },
  goed: { bouwjaar: 1980, roof: 'goed', wall: 'goed', floor: 'goed', glazing: 'hr++' },
};

function houseOf(answers: DwellingAnswers, figures: Figures): House {
  return resolveHouse(cleanAnswers({ residents: 2, ...answers }), figures, figures.isde.year).house;
}

/** A house as it was lived in until 2022, and as Milieu Centraal reckons: nothing left out. */
function allWarm(house: House): House {
  return { ...house, leftOutKwhPerM2: 0 };
}

function compare(
  subject: string,
  predicted: number,
  published: number,
  unit: string,
  tolerance: number,
): CalibrationRow {
  return { subject, predicted, published, unit, deviation: predicted / published - 1, tolerance };
}

/** Gas of a boiler, and gas and electricity of both heat pumps, against the twelve `mc.heat.*` rows. */
export function heatRows(figures: Figures): CalibrationRow[] {
  return referenceUse.flatMap((row) => {
    const answers = { woningtype: row.type, ...words[row.insulation] };
    const use = (heating: House['heating']) =>
      heatingUseOf(allWarm(houseOf({ ...answers, heating }, figures)), figures);
    const name = `${row.type} ${row.insulation}`;
    const [boiler, hybrid] = [use('cv-ketel'), use('hybride')];
    const rows = [
      compare(`${name}: ketel gas`, boiler.gasM3, row.boilerGasM3, 'm3', 0.15),
      compare(`${name}: ketel stroom`, boiler.kwh, row.boilerKwh, 'kWh', 0.2),
      compare(`${name}: hybride gas`, hybrid.gasM3, row.hybridGasM3, 'm3', 0.2),
      compare(`${name}: hybride stroom`, hybrid.kwh, row.hybridKwh, 'kWh', 0.2),
    ];
    if (row.allElectricKwh === undefined) return rows;
    const subject = `${name}: elektrisch`;
    return [...rows, compare(subject, use('warmtepomp').kwh, row.allElectricKwh, 'kWh', 0.2)];
  });
}

/** The rest of a house of 1960 in which one part is improved: bare, average for its year, and good. */
const RESTS = {
  'rest kaal': { roof: 'niet', wall: 'niet', floor: 'niet', glazing: 'enkel' },
  'rest gemiddeld': { glazing: 'dubbel' },
  'rest goed': { roof: 'goed', wall: 'goed', floor: 'goed', glazing: 'hr++' },
} as const satisfies Record<string, Partial<DwellingAnswers>>;

/**
 * Gas saved when one part of a 1960 house is improved, as such a house is lived in today, against the `ins.*`
 * rows. Milieu Centraal gives one figure, whatever the rest is like: so it is asked of all three.
 */
export function savingRows(figures: Figures): CalibrationRow[] {
  const gas = (house: House) => energyUseOf(house, figures).gasM3;
  const added = figures.assumptions.addedRc.value;
  const { spouwmuurisolatie, dakisolatie, vloerisolatie } = figures.insulationSavings;
  return types.flatMap((woningtype) =>
    Object.entries(RESTS).flatMap(([rest, shell]) => {
      const answers = { woningtype, bouwjaar: 1960, ...shell };
      const insulated = (part: 'wall' | 'roof' | 'floor', rc: number) => {
        const before = houseOf({ ...answers, [part]: 'niet' }, figures);
        const key = `${part}Rc` as const;
        const after = { ...before, shell: { ...before.shell, [key]: before.shell[key] + rc } };
        return gas(before) - gas(after);
      };
      const glass = (from: House['shell']['glazing'], to: House['shell']['glazing']) =>
        gas(houseOf({ ...answers, glazing: from }, figures)) -
        gas(houseOf({ ...answers, glazing: to }, figures));
      const glassRow = referenceGlassSaving[woningtype];
      const published = (figure: typeof dakisolatie) => figure.value[woningtype].gasSavedM3PerYear;
      const rows: [string, number, number][] = [
        ['spouw', insulated('wall', added.spouwmuurisolatie), published(spouwmuurisolatie)],
        ['dak', insulated('roof', added.dakisolatie), published(dakisolatie)],
        ['vloer', insulated('floor', added.vloerisolatie), published(vloerisolatie)],
        ['enkel naar HR++', glass('enkel', 'hr++'), glassRow.enkelHrpp],
        ['dubbel naar HR++', glass('dubbel', 'hr++'), glassRow.dubbelHrpp],
        ['enkel naar triple', glass('enkel', 'triple'), glassRow.enkelTriple],
        ['dubbel naar triple', glass('dubbel', 'triple'), glassRow.dubbelTriple],
      ];
      return rows.map(([name, predicted, row]) =>
        compare(`${woningtype}, ${rest}: ${name}`, predicted, row, 'm3', 0.2),
      );
    }),
  );
}

/** The house with the insulation of its era, as RVO's examples have it. */
function asBuilt(house: House, figures: Figures): House {
  const { wallRc, roofRc, floorRc } = eraOf(house.bouwjaar, figures);
  return { ...house, assumed: {}, shell: { ...house.shell, wallRc, roofRc, floorRc } };
}

/** A flat with neighbours above and below: next to no roof or ground floor of its own. */
function inTheMiddle(house: House): House {
  return { ...house, areas: { ...house.areas, roofM2: 0.01, groundFloorM2: 0.01 } };
}

/**
 * Calculated heat need against RVO's whole example dwellings (`vbw.*`), with their own areas and values
 * where RVO gives them: so that it is the physics that is judged, not what we take a house for.
 */
export function heatNeedRows(figures: Figures): CalibrationRow[] {
  return [...referenceHeatNeed, ...referenceHeatNeedSecondHand].map(
    ({ type, bouwjaar, kwhPerM2, built }) => {
      const ours = houseOf({ woningtype: type, bouwjaar }, figures);
      const house = built
        ? { ...ours, areas: built.areas, assumed: {}, shell: { ...ours.shell, ...built.shell } }
        : inTheMiddle(asBuilt(ours, figures));
      const predicted = normHeatNeedKwh(house, figures) / house.areas.floorAreaM2;
      return compare(`${type} ${bouwjaar}: warmtebehoefte`, predicted, kwhPerM2, 'kWh/m2', 0.12);
    },
  );
}

/** A likely class beside a published one. */
export interface ClassRow {
  subject: string;
  predicted: LabelClass;
  published: LabelClass;
  /** Classes by which the engine is worse (above 0) or better; the plus classes count as one. */
  off: number;
  /** Percent of the registered homes in the range that is shown; of RVO's own homes not known. */
  shownPct?: number;
}

const place = (label: LabelClass) =>
  Math.max(0, SHARE_CLASSES.indexOf(label.startsWith('A+') ? 'A+' : label));

function classRow(subject: string, predicted: LabelClass, published: LabelClass): ClassRow {
  return { subject, predicted, published, off: place(predicted) - place(published) };
}

/** The likely class against that of the median of the labels that RVO found for such houses. */
export function labelRows(figures: Figures): ClassRow[] {
  return referenceLabel.map(({ type, bouwjaar, ep2KwhPerM2 }) => {
    const ep2 = ep2Of(houseOf({ woningtype: type, bouwjaar }, figures), figures);
    const classOf = (value: number) => labelClassOf(value, figures);
    return classRow(`${type} ${bouwjaar}: klasse`, classOf(ep2), classOf(ep2KwhPerM2));
  });
}

/** From where to where EP2 runs in each class of the shares; nobody says where plus classes and G end. */
const CLASS_EDGES = [50, 105, 160, 190, 250, 290, 335, 380, 450];

/** EP2 (kWh/m2 a year) of the median of registered shares, by a straight line within its class. */
function medianEp2(shares: readonly number[]): number {
  let below = 0;
  for (const [at, share] of shares.entries()) {
    const [from, to] = [CLASS_EDGES[at] ?? 0, CLASS_EDGES[at + 1] ?? 0];
    if (below + share >= 50) return from + ((50 - below) / share) * (to - from);
    below += share;
  }
  return Number.NaN;
}

/**
 * Fitted on (`fit.ts`): EP2 of a house of which only type and year are known against the median of the
 * registered homes, for the years of the rows of `registeredStock`.
 */
export function stockRows(figures: Figures): (InformativeRow & { type: Woningtype })[] {
  const fitted = figures.assumptions.registeredStock.value.flatMap(({ rows }) =>
    rows.map(([year]) => year),
  );
  return registeredShares
    .filter(([, bouwjaar]) => fitted.includes(bouwjaar))
    .map(([type, bouwjaar, shares]) => {
      const predicted = ep2Of(houseOf({ woningtype: type, bouwjaar }, figures), figures);
      const published = medianEp2(shares);
      const deviation = predicted / published - 1;
      const subject = `${type} ${bouwjaar}: EP2 van de mediaan`;
      return { type, subject, predicted, published, unit: 'kWh/m2', deviation };
    });
}

/** The likely class and the shown range against the registered labels of such homes. */
export function registeredRows(figures: Figures): ClassRow[] {
  return registeredShares.map(([woningtype, bouwjaar, shares]) => {
    const { label } = makeReport(
      { woningtype, bouwjaar },
      figures,
      `${figures.isde.year}-01-01`,
    ).now;
    const upTo = (at: number) => shares.slice(0, at + 1).reduce((sum, one) => sum + one, 0);
    const median = SHARE_CLASSES[shares.findIndex((_, at) => upTo(at) >= 50)] ?? 'G';
    const shownPct = upTo(place(label.worst)) - upTo(place(label.best) - 1);
    const row = classRow(`${woningtype} ${bouwjaar}: geregistreerd`, label.likely, median);
    return { ...row, shownPct: Math.round(shownPct) };
  });
}

/** Gas before 2022 of a house of which only type and build year are known. */
export function gasRows(figures: Figures): CalibrationRow[] {
  return referenceGas2020.map(({ type, bouwjaar, gasM3 }) => {
    const house = allWarm(houseOf({ woningtype: type, bouwjaar }, figures));
    const predicted = energyUseOf(house, figures).gasM3;
    return compare(`${type} ${bouwjaar}: gas in 2020`, predicted, gasM3, 'm3', 0.15);
  });
}

/** Gas of a house of which nothing but its type is known. */
function meanGasM3(woningtype: Woningtype, figures: Figures): number {
  const { house } = resolveHouse(cleanAnswers({ woningtype }), figures, figures.isde.year);
  return energyUseOf(house, figures).gasM3;
}

/** Fitted on (`fit.ts`): gas of a house of which only the type is known, against CBS's means. */
export function meanGasRows(figures: Figures): CalibrationRow[] {
  return CHOICES.woningtype.map((type) =>
    compare(`${type}: gas`, meanGasM3(type, figures), referenceMeanGas[type], 'm3', 0.1),
  );
}

/** Held back: the same houses in their shares, against the mean of all homes on gas of a whole area. */
export function areaGasRows(figures: Figures): CalibrationRow[] {
  return referenceAreaGas.map(({ area, gasM3, onGasPct, typesPct }) => {
    const all = CHOICES.woningtype.map((type) => typesPct[type] * meanGasM3(type, figures));
    const predicted = all.reduce((sum, one) => sum + one, 0) / 100;
    const onGas = Math.round((gasM3 / onGasPct) * 100);
    return compare(`${area} 2024: gas per home on gas`, predicted, onGas, 'm3', 0.1);
  });
}

/**
 * Gas and electricity of Milieu Centraal's average households (`mc.gem1`, `mc.gem2`): to see, not to
 * reach. Each row is a mean over corner and mid-terraced houses of any insulation, and over two people
 * or more; its words name no year and no size.
 */
export function householdRows(figures: Figures): InformativeRow[] {
  return referenceHouseholds.flatMap((row) =>
    row.types.flatMap((woningtype) => {
      const { house, residents, bouwjaar, floorAreaM2 } = row;
      const answers = { woningtype, residents, bouwjaar, floorAreaM2 };
      const use = energyUseOf(houseOf(answers, figures), figures);
      const subject = `${residents}p ${house} (${woningtype} ${bouwjaar}, ${floorAreaM2} m2)`;
      const inform = (what: string, predicted: number, published: number, unit: string) => ({
        subject: `${subject}: ${what}`,
        predicted,
        published,
        unit,
        deviation: predicted / published - 1,
      });
      return [
        inform('gas', use.gasM3, row.gasM3, 'm3'),
        inform('stroom', use.usedKwh, row.kwh, 'kWh'),
      ];
    }),
  );
}
