import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { Figures } from '../figures/index.ts';
import type { Contradiction } from '../reading/contradictions.ts';
import type { ResolvedHouse } from '../reading/resolve-house.ts';
import { type AnswerField, CHOICES, NUMBERS } from '../terms/answers.ts';
import { type DwellingFacts, readsMeters } from '../terms/facts.ts';
import type { HeatPumpAssumptionCode, HeatPumpReason } from './heat-pump-types.ts';

const fields = [...Object.keys(CHOICES), ...Object.keys(NUMBERS)] as AnswerField[];

/** Answers that were given but not taken as they stand; none where all were. */
export function adjustedIn(
  given: Partial<Record<AnswerField, unknown>>,
  clean: CleanAnswers,
  { facts }: ResolvedHouse,
): Contradiction[] {
  const vragen = fields.filter((field) => {
    if (given[field] === undefined) return false;
    if (field === 'bouwjaar' && clean.bouwjaar !== undefined) {
      return given.bouwjaar !== facts.bouwjaar.value;
    }
    return given[field] !== clean[field];
  });
  return vragen.length > 0
    ? [{ code: 'antwoord-aangepast', values: { vragen: vragen.join() } }]
    : [];
}

/** Inside on the design day, Celsius: the design temperature is counted down from it. */
export const insideC = 20;

/** What the check takes for granted, with its figures. */
export function assumptionsOf(
  facts: DwellingFacts,
  outdated: boolean,
  needsMeasures: boolean,
  figures: Figures,
): HeatPumpReason<HeatPumpAssumptionCode>[] {
  const { gas, electricity } = figures.prices;
  const { fittedSupplyCelsius } = figures.heatPumps.scopBySupply.value;
  const { scop, hotWaterCop, baseKwh } = figures.assumptions.allElectric.value;
  const buitenC = insideC - figures.assumptions.designTemperatureK.value;
  const parts = ['roof', 'wall', 'floor', 'glazing'] as const;
  const open = parts.filter((part) => facts[part].origin === 'assumption');
  const notes: (HeatPumpReason<HeatPumpAssumptionCode> | false)[] = [
    { code: readsMeters(facts) ? 'jaarverbruik-gebruikt' : 'werkelijk-gebruik' },
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
        rendement: scop,
      },
    },
    {
      code: 'rendement-met-water',
      values: { warmWater: hotWaterCop, vasteKwh: baseKwh },
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
