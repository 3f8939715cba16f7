import type {
  FirstMeasures,
  HeatPumpNoteCode,
  HeatPumpOutcome,
  PumpPower,
  Range,
} from '@sens/engine';
import {
  formatDecimal,
  formatEstimate,
  formatEuro,
  formatEuroRange,
  formatNumber,
  formatRange,
} from '#lib/format-nl.ts';
import { paybackWords } from '#words/money/money-words.ts';
import { measureList } from '#words/plan/measure-words.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { countWords } from './ground-words.ts';
import { noteWords } from './note-words.ts';

/** Below this (cents a year) a saving is nothing to speak of. */
const LEAST_CENTS = 500;

/** What it saves a year, or costs more. */
export function savingWords(saving: Range): string {
  if (saving.low >= 0 && saving.high > LEAST_CENTS) return formatEuroRange(saving);
  if (saving.high <= 0 && saving.low < -LEAST_CENTS) {
    return COPY.costsMore(formatEuroRange({ low: -saving.high, high: -saving.low }));
  }
  if (saving.high > LEAST_CENTS && saving.low < 0) {
    return COPY.unsureSaving(formatEuroRange({ low: saving.high, high: saving.high }));
  }
  return COPY.noSaving;
}

const kW = (value: number) => `${formatNumber(value)}\u00a0kW`;

/** Whether another power than its middle may be needed. */
const isInDoubt = ({ low, high, orMore }: PumpPower) => low < high || orMore;

/** Power as whole kW: "5 kW (4 tot 7)"; not broken within the bracket. */
const powerWords = ({ low, mid, high, orMore }: PumpPower): string => {
  if (low === high) return orMore ? COPY.orMore(kW(mid)) : kW(mid);
  const range = formatRange({ low, high });
  const span = (orMore ? COPY.orMore(range) : range).replaceAll(' ', '\u00a0');
  return `${kW(mid)} (${span})`;
};

/** An amount with the power that it is for, where another may be needed. */
const atPower = (amount: string, { powerKw: { after } }: HeatPumpOutcome): string =>
  isInDoubt(after) ? COPY.atPower(amount, kW(after.mid)) : amount;

/** An amount whose ends are those of the power a step smaller and a step larger. */
const aroundPower = (amount: string, { powerKw: { after } }: HeatPumpOutcome): string =>
  isInDoubt(after) ? COPY.aroundPower(amount, kW(after.mid)) : amount;

/** Whether its money and saving hold those of cooking off gas. */
const cooksAnew = ({ notes }: HeatPumpOutcome) =>
  notes.some(({ code }) => code === 'koken-elektrisch');

/** An amount of the pump that may hold those of cooking too. */
const withCooking = (amount: string, outcome: HeatPumpOutcome): string =>
  cooksAnew(outcome) ? COPY.withCooking(amount) : amount;

/** Of what is said of a pump's size that which its figures cannot go without, the most telling first. */
const SIZE_NOTES: readonly HeatPumpNoteCode[] = [
  'verbruik-vraagt-grote-pomp',
  'vermogen-boven-aanbod',
];

/** What to know beside the figures: a size beyond what is usual, and for which size the money is. */
export function sizeNotes({ notes, powerKw: { after } }: HeatPumpOutcome): string[] {
  const [beyond] = SIZE_NOTES.flatMap((one) => notes.find(({ code }) => code === one) ?? []);
  return [
    ...(beyond ? [noteWords(beyond)] : []),
    ...(isInDoubt(after) ? [COPY.moneyAtPower(kW(after.mid))] : []),
  ];
}

/** The pump with what must come first, or by itself where nothing has to. */
const wholeOf = (outcome: HeatPumpOutcome) => outcome.first?.together ?? outcome;

const years = (outcome: HeatPumpOutcome) => {
  const { paybackYears, lifetimeYears } = wholeOf(outcome);
  return paybackWords(paybackYears, lifetimeYears);
};

const unit = (range: Range, name: string) =>
  `${formatEstimate({ low: Math.max(0, range.low), high: Math.max(0, range.high) })}\u00a0${name}`;

/** A line of the comparison. */
export interface OutcomeRow {
  name: string;
  hint?: string;
  words: (outcome: HeatPumpOutcome) => string;
  /** The line that matters most. */
  strong?: boolean;
  /** Follows from what the house uses now, so it waits for the bill. */
  asksBill?: boolean;
}

const POWER: OutcomeRow = { name: COPY.power, words: ({ powerKw }) => powerWords(powerKw.after) };

/** Power as the house is and after the measures; one line when there are none. */
const powerRows = (hasMeasures: boolean): OutcomeRow[] =>
  hasMeasures
    ? [
        { name: COPY.powerNow, words: ({ powerKw }) => powerWords(powerKw.now) },
        { ...POWER, name: COPY.powerAfter },
      ]
    : [POWER];

const SAVING: OutcomeRow = {
  name: COPY.saving,
  strong: true,
  asksBill: true,
  words: ({ savingCentsPerYear }) => savingWords(savingCentsPerYear),
};

const NET: OutcomeRow = {
  name: COPY.net,
  strong: true,
  words: ({ netInvestmentCents }) => formatEuroRange(netInvestmentCents),
};

const PAYBACK: OutcomeRow = { name: COPY.payback, words: years, asksBill: true };

/** The figures that decide; where something must come first, its money stands beside the pump's. */
export function keyRows(outcome: HeatPumpOutcome): OutcomeRow[] {
  const { first } = outcome;
  if (!first) return [POWER, SAVING, NET, PAYBACK];
  const [one, ...others] = first.measures;
  const cooks = cooksAnew(outcome);
  const what =
    one && others.length === 0 ? measureList([one.id]) : countWords(first.measures.length);
  return [
    { ...POWER, name: COPY.powerAfter },
    { name: COPY.firstNet(what), words: () => formatEuroRange(first.netInvestmentCents) },
    { ...NET, name: cooks ? COPY.pumpNetCooking : COPY.pumpNet, strong: false },
    { name: COPY.firstSaving(what), words: () => savingWords(first.savingCentsPerYear) },
    { ...SAVING, name: cooks ? COPY.pumpSavingCooking : COPY.pumpSaving, strong: false },
  ];
}

/** The measures and the pump as one sum, in sentences; the first one matters most. */
export function togetherWords({ measures, together }: FirstMeasures): string[] {
  const net = formatEuroRange(together.netInvestmentCents);
  const { paybackYears, lifetimeYears } = together;
  const unpriced = measures.filter(({ netInvestmentCents }) => !netInvestmentCents);
  const payback = paybackYears
    ? COPY.togetherPayback(paybackWords(paybackYears, lifetimeYears))
    : COPY.togetherNoPayback;
  return [
    measures.length === 1 ? COPY.togetherOne(net) : COPY.together(net),
    COPY.togetherSaving(savingWords(together.savingCentsPerYear)),
    unpriced.length > 0
      ? COPY.togetherUnpriced(measureList(unpriced.map(({ id }) => id)))
      : payback,
  ];
}

/** What one pays for the pump and, where something may have to come first, for all of it. */
const netRows = (hasMeasures: boolean): OutcomeRow[] =>
  hasMeasures
    ? [
        {
          ...NET,
          name: COPY.netPump,
          strong: false,
          words: (outcome) => withCooking(NET.words(outcome), outcome),
        },
        {
          ...NET,
          name: COPY.netTogether,
          words: (outcome) => formatEuroRange(wholeOf(outcome).netInvestmentCents),
        },
      ]
    : [NET];

/** The same for what is saved a year. */
const savingRows = (hasMeasures: boolean): OutcomeRow[] =>
  hasMeasures
    ? [
        {
          ...SAVING,
          name: COPY.savingPump,
          strong: false,
          words: (outcome) => withCooking(SAVING.words(outcome), outcome),
        },
        {
          ...SAVING,
          name: COPY.savingTogether,
          words: (outcome) => savingWords(wholeOf(outcome).savingCentsPerYear),
        },
      ]
    : [SAVING];

/** The performance with hot water; a hybrid leaves that to its boiler. */
const SCOP_WATER: OutcomeRow = {
  name: COPY.scopWater,
  hint: COPY.scopWaterHint,
  words: ({ yearPerformance }) =>
    yearPerformance ? formatRange(yearPerformance, formatDecimal) : COPY.boilerWater,
};

/** The lines of the comparison, in order; without those that wait for the bill where there is none. */
export const outcomeRows = (
  subsidyYear: number,
  hasMeasures: boolean,
  advises = true,
): OutcomeRow[] => {
  const rows: OutcomeRow[] = [
    ...powerRows(hasMeasures),
    {
      name: COPY.supply,
      hint: COPY.supplyHint,
      words: ({ supplyC }) => `${formatNumber(supplyC)}\u00a0°C`,
    },
    {
      name: COPY.scop,
      hint: COPY.scopHint,
      words: ({ scop }) => formatRange(scop, formatDecimal),
    },
    SCOP_WATER,
    {
      name: COPY.gas,
      asksBill: true,
      words: ({ gasSavedM3PerYear }) => unit(gasSavedM3PerYear, 'm³'),
    },
    {
      name: COPY.electricity,
      asksBill: true,
      words: ({ electricityUsedKwhPerYear }) => unit(electricityUsedKwhPerYear, 'kWh'),
    },
    ...savingRows(hasMeasures),
    {
      name: COPY.co2,
      asksBill: true,
      words: ({ co2SavedKgPerYear }) => unit(co2SavedKgPerYear, 'kg'),
    },
    {
      name: COPY.investment,
      words: (outcome) =>
        atPower(formatEuroRange(outcome.investmentCents), outcome) +
        (outcome.priceIsIndicative ? ` (${COPY.indicative})` : ''),
    },
    {
      name: COPY.grant(subsidyYear),
      hint: COPY.grantHint,
      words: (outcome) => {
        const { grantCents, notes } = outcome;
        if (grantCents) {
          const amount = formatRange(grantCents, formatEuro);
          // That of a list goes by the device, not by its power.
          return notes.some(({ code }) => code === 'isde-lijst')
            ? amount
            : aroundPower(amount, outcome);
        }
        const isNone = notes.some(({ code }) => code === 'isde-bouwdatum');
        return isNone ? COPY.noGrant : COPY.unknownGrant;
      },
    },
    ...netRows(hasMeasures),
    hasMeasures ? { ...PAYBACK, name: COPY.paybackTogether } : PAYBACK,
  ];
  return rows.filter(({ asksBill }) => advises || !asksBill);
};
