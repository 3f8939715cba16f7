import type { Totals } from '../plan/totals.ts';
import type { SavingDoubt } from '../reading/saving-doubt.ts';
import type { AnswerField } from '../terms/answers.ts';
import { doubt, type Question } from './questions.ts';

/** Why nobody can be sure yet, as far as an answer or an offer can help: no answer makes the sum itself better. */
export type DoubtCause = Exclude<SavingDoubt, 'rekenmodel'> | 'prijs';

/** A cause, with the open question that narrows it most; a price only an offer narrows. */
export interface Doubt {
  cause: DoubtCause;
  question?: AnswerField;
}

/** What one may well find in a house: how its people live is no such case, nor are its year and size. */
const FOUND = ['wall', 'wallType', 'roof', 'floor', 'glazing', 'flatPosition'] as const;

export type FoundField = (typeof FOUND)[number];

const isFound = (field: AnswerField): field is FoundField =>
  (FOUND as readonly AnswerField[]).includes(field);

/** Another plausible answer with which the plan saves less than the low end that is shown. */
export interface OutsideCase {
  vraag: FoundField;
  antwoord: string;
  besparingEurPerJaar: number;
}

const CAUSES: Partial<Record<AnswerField, DoubtCause>> = {
  monthlyCostEur: 'gedrag',
  residents: 'gedrag',
  thermostatC: 'gedrag',
  wall: 'spouw',
  wallType: 'spouw',
  roof: 'isolatie',
  floor: 'isolatie',
  glazing: 'isolatie',
  bouwjaar: 'isolatie',
  flatPosition: 'ligging',
};

const causeOf = (field: AnswerField) => (field.endsWith('AreaM2') ? 'oppervlakte' : CAUSES[field]);

/** How many are named. */
const NAMED = 2;

/**
 * The two largest causes of doubt in what the plan saves and costs: those of which its ranges are made
 * (`savingDoubts`) but the sum itself, each with its open question that could change the saving of this plan most.
 */
export function doubtsOf(
  causes: readonly { cause: SavingDoubt; share: number }[],
  questions: readonly Question[],
  { netInvestmentCents: net }: Totals,
): Doubt[] {
  const saving = doubt(questions, (one) => one.savingEur);
  const asked = questions
    .map(({ field }, at) => ({ field, share: saving[at] ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const price = net.mid > 0 ? (net.high - net.low) / 2 / net.mid : 0;
  const named: { cause: DoubtCause | 'rekenmodel'; share: number }[] = [
    { cause: 'prijs', share: price },
    ...causes,
  ];
  return named
    .filter(
      (one): one is { cause: DoubtCause; share: number } =>
        one.share > 0 && one.cause !== 'rekenmodel',
    )
    .sort((a, b) => b.share - a.share)
    .slice(0, NAMED)
    .map(({ cause }) => {
      const question = asked.find(({ field }) => causeOf(field) === cause)?.field;
      return question ? { cause, question } : { cause };
    });
}

/** Of the likely cases below the range that is shown the one that saves least; null where none lies there. */
export function outsideCase(questions: readonly Question[], totals: Totals): OutsideCase | null {
  const { low, mid } = totals.savingCentsPerYear;
  let found: OutsideCase | null = null;
  let least = Math.floor(low / 100);
  for (const { field, options, outcomes } of questions) {
    if (!isFound(field)) continue;
    const [base, ...others] = outcomes;
    others.forEach(({ savingEur }, at) => {
      const share = savingEur / Math.max(1, base?.savingEur ?? 0);
      const besparingEurPerJaar = Math.max(0, Math.round((mid * share) / 100));
      if (besparingEurPerJaar >= least) return;
      least = besparingEurPerJaar;
      found = { vraag: field, antwoord: String(options[at]), besparingEurPerJaar };
    });
  }
  return found;
}
