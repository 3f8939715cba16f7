import type { PricePathId } from '../figures/price-paths.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { MeasureId } from '../terms/measures.ts';

/** Ways to pay: own money, the Warmtefonds without interest, or a loan of one's own. */
export const LOANS = ['geen', 'warmtefonds', 'eigen'] as const;

export type LoanChoice = (typeof LOANS)[number];

/** Years looked ahead when nobody says: as long as panels last. */
export const DEFAULT_HORIZON = 25;

/** What somebody wants to do to a house, and what they know better; the engine fills in what is missing. */
export interface PaybackWish {
  answers: DwellingAnswers;
  /** Missing: the engine's own plan. */
  chosen?: readonly MeasureId[] | undefined;
  /** Own offers in EUR incl. VAT. */
  offersEur: Partial<Record<MeasureId, number>>;
  /** Capacity of the battery to buy. */
  batteryKwh?: number | undefined;
  path: PricePathId;
  gasEurPerM3?: number | undefined;
  electricityEurPerKwh?: number | undefined;
  /** What a kWh fed in brings, after feed-in costs. */
  feedInEurPerKwh?: number | undefined;
  /** Share of the panels' electricity used at once, 0 to 1. */
  ownUseShare?: number | undefined;
  horizonYears?: number | undefined;
  discountRatePct?: number | undefined;
  loan: LoanChoice;
  loanEur?: number | undefined;
  /** A loan of one's own counts once its rate is known: it is never assumed. */
  loanRatePct?: number | undefined;
  loanYears?: number | undefined;
}
