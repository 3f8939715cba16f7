import type { Totals } from '../plan/totals.ts';
import type { AnswerField } from '../terms/answers.ts';
import { joinSpreads } from '../terms/ranges.ts';
import { doubt, type Question } from './questions.ts';

/** Why nobody can be sure yet: how its people live, the price of the works, and what is not known of the house. */
export type DoubtCause = 'gedrag' | 'prijs' | 'spouw' | 'isolatie' | 'oppervlakte' | 'ligging';

/** A cause, with the open question that narrows it most; none narrows a price, only an offer does. */
export interface Doubt {
  cause: DoubtCause;
  question?: AnswerField;
}

/** Another plausible answer with which the plan saves less than the low end that is shown. */
export interface OutsideCase {
  vraag: AnswerField;
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
 * The two largest causes of doubt in what the plan saves and costs. The questions of one cause err apart,
 * so they are joined as everywhere (`joinSpreads`).
 */
export function doubtsOf(
  questions: readonly Question[],
  { netInvestmentCents: net }: Totals,
): Doubt[] {
  const saving = doubt(questions, (one) => one.savingEur);
  const parts: (Doubt & { share: number })[] = questions.flatMap(({ field }, at) => {
    const cause = causeOf(field);
    return cause ? [{ cause, question: field, share: saving[at] ?? 0 }] : [];
  });
  parts.sort((a, b) => b.share - a.share);
  if (net.mid > 0) parts.push({ cause: 'prijs', share: (net.high - net.low) / 2 / net.mid });
  const shareOf = ({ cause }: Doubt) =>
    joinSpreads(parts.map((part) => (part.cause === cause ? part.share : 0)));
  const leads = parts.filter(
    ({ cause, share }, at) => share > 0 && parts.findIndex((part) => part.cause === cause) === at,
  );
  return leads
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, NAMED)
    .map(({ share, ...named }) => named);
}

/** Of the likely cases below the range that is shown the one that saves least; null where none lies there. */
export function outsideCase(questions: readonly Question[], totals: Totals): OutsideCase | null {
  const { low, mid } = totals.savingCentsPerYear;
  let found: OutsideCase | null = null;
  let least = Math.floor(low / 100);
  for (const { field, options, outcomes } of questions) {
    // What one may well find in a house: how its people live is no such case, nor are its year and size.
    if (!/^(wall|wallType|roof|floor|glazing|flatPosition)$/.test(field)) continue;
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
