import { type AnswerField, CHOICES, NUMBERS } from '../dwelling/answers.ts';
import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { ResolvedHouse } from '../dwelling/resolve-house.ts';
import type { Figures } from '../figures/index.ts';
import type {
  ContradictionCode,
  HeatPumpAssumptionCode,
  HeatPumpReason,
} from './heat-pump-types.ts';

/** Gas above this many times what cooking takes is gas for heating. */
const cookingTimes = 3;

const fields = [...Object.keys(CHOICES), ...Object.keys(NUMBERS)] as AnswerField[];

/** Answers that were given but not taken as they stand. */
function adjusted(
  given: Partial<Record<AnswerField, unknown>>,
  clean: CleanAnswers,
  { facts }: ResolvedHouse,
): AnswerField[] {
  return fields.filter((field) => {
    if (given[field] === undefined) return false;
    if (field === 'bouwjaar' && clean.bouwjaar !== undefined) {
      return given.bouwjaar !== facts.bouwjaar.value;
    }
    return given[field] !== clean[field];
  });
}

/** Answers that do not go together, and answers that had to be put right. */
export function contradictionsOf(
  given: Partial<Record<AnswerField, unknown>>,
  clean: CleanAnswers,
  resolved: ResolvedHouse,
  figures: Figures,
): HeatPumpReason<ContradictionCode>[] {
  const { heating, bouwjaar } = resolved.house;
  const gasM3 = clean.gasM3PerYear;
  const heatsOnGas = gasM3 !== undefined && gasM3 > figures.cooking.value.gasM3 * cookingTimes;
  const told = clean.heating !== undefined;
  const vragen = adjusted(given, clean, resolved).join(',');
  const isNew = bouwjaar >= figures.assumptions.gasFreeFromYear.value;
  const found: [boolean, HeatPumpReason<ContradictionCode>][] = [
    [heating === 'warmtenet' && heatsOnGas, { code: 'warmtenet-met-gasverbruik' }],
    [heating.endsWith('warmtepomp') && heatsOnGas, { code: 'warmtepomp-met-gasverbruik' }],
    [told && heating === 'cv-ketel' && gasM3 === 0, { code: 'ketel-zonder-gasverbruik' }],
    [
      told && heating === 'cv-ketel' && isNew,
      { code: 'nieuwbouw-met-ketel', values: { bouwjaar } },
    ],
    [resolved.outOfBounds, { code: 'verbruik-past-niet-bij-huis' }],
    [vragen !== '', { code: 'antwoord-aangepast', values: { vragen } }],
  ];
  return found.filter(([holds]) => holds).map(([, note]) => note);
}

/** Inside on the design day, Celsius: the design temperature is counted down from it. */
export const insideC = 20;

/** What the check takes for granted, with its figures. */
export function assumptionsOf(
  { facts }: ResolvedHouse,
  outdated: boolean,
  needsMeasures: boolean,
  figures: Figures,
): HeatPumpReason<HeatPumpAssumptionCode>[] {
  const { gas, electricity } = figures.prices;
  const { fittedSupplyCelsius } = figures.heatPumps.scopBySupply.value;
  const buitenC = insideC - figures.assumptions.designTemperatureK.value;
  const parts = ['roof', 'wall', 'floor', 'glazing'] as const;
  const open = parts.filter((part) => facts[part].origin === 'assumption');
  const notes: (HeatPumpReason<HeatPumpAssumptionCode> | false)[] = [
    { code: 'werkelijk-gebruik' },
    { code: 'ontwerptemperatuur', values: { buitenC, binnenC: insideC } },
    { code: 'aanvoer-uit-afgifte' },
    facts.emitters.origin === 'assumption' && {
      code: 'afgifte-aangenomen',
      values: { afgifte: facts.emitters.value },
    },
    open.length > 0 && { code: 'isolatie-aangenomen', values: { vragen: open.join(',') } },
    {
      code: 'rendement-afgesteld',
      values: {
        graden: fittedSupplyCelsius,
        rendement: figures.assumptions.allElectric.value.scop,
      },
    },
    needsMeasures && { code: 'na-maatregelen-gerekend' },
    {
      code: 'energieprijzen',
      values: {
        gasEurPerM3: gas.value.eurPerM3,
        stroomEurPerKwh: electricity.value.eurPerKwh,
        peildatum: gas.date,
      },
    },
    facts.solarPanels.value > 0 && {
      code: 'zonder-salderen',
      values: { datum: figures.feedIn.end.value.endsOn },
    },
    { code: 'co2-hele-keten' },
    { code: 'eenvoudige-terugverdientijd' },
    { code: 'geluid-indicatief' },
    { code: 'tonaal-geluid' },
    {
      code: outdated ? 'isde-verlopen' : 'isde-voorwaarden',
      values: { jaar: figures.isde.year, geldigTot: figures.isde.validUntil },
    },
    { code: 'isde-label', values: { laag: 'A++', midden: 'A+++' } },
  ];
  return notes.filter((note) => note !== false);
}
