import type { Figures } from '../figures/index.ts';
import type { ToolFigures } from '../figures/tool-figures.ts';
import type { Figure } from '../figures/types.ts';
import type { Range } from '../terms/ranges.ts';
import { isInsulation } from './measure-groups.ts';
import type { SubsidyHome, SubsidyMeasure } from './subsidy-request.ts';
import type { CodeValues, SubsidyGround, SubsidyGroundCode } from './subsidy-result.ts';

/** A measure on its way to a line: read and put right once, then judged rule by rule. */
export interface Work {
  measure: SubsidyMeasure;
  /** Day of the work; missing where it is still to be done. */
  doneOn: string | undefined;
  appliedOn: string | undefined;
  /** Day that counts for the windows: of the work, or today. */
  on: string;
  /** As given; 0 without area. */
  areaM2: number;
  investmentCents: number;
  /** Gives no grant, and does not count as a measure. */
  refused: boolean;
  /** Counts as a measure, but its own amount is not of these rules. */
  unpaid: boolean;
  doubled: boolean;
  amount: Range;
  bonusCents: number;
  countedM2?: number;
  rateCents?: number;
  grounds: SubsidyGround[];
  /** Figures that gave the amount, and rules that judged it. */
  amounts: Figure<unknown>[];
  rules: Figure<unknown>[];
}

/** What the rules look at besides the measure. */
export interface Context {
  home: SubsidyHome;
  figures: Figures;
  today: string;
}

/** The same where somebody asks after works that may be done already, or that no plan has. */
export interface ToolContext extends Context {
  figures: ToolFigures;
}

/** Adds a ground. */
export function note(work: Work, code: SubsidyGroundCode, values: CodeValues = {}): void {
  work.grounds.push({ code, values });
}

/** Refuses the grant on a ground, and names the rule. */
export function refuse(
  work: Work,
  code: SubsidyGroundCode,
  values: CodeValues = {},
  rule?: Figure<unknown>,
): void {
  work.refused = true;
  if (rule !== undefined) work.rules.push(rule);
  note(work, code, values);
}

/** The nearest valid size: 0 for a size that is no positive number, `max` for one above it; both noted. */
export function size(work: Work, value: number, max: number): number {
  if (!(value > 0)) {
    refuse(work, 'invoer-ongeldig');
    return 0;
  }
  if (value > max) note(work, 'invoer-begrensd', { hoogstens: max });
  return Math.min(value, max);
}

/** Whether it was done before a day (ISO); what is still to be done was not. */
export const doneBefore = ({ doneOn }: Work, day: string): boolean =>
  doneOn !== undefined && doneOn < day;

/** Whether it still gives or may give a grant as insulation, glass included. */
export function insulates(work: Work): boolean {
  return !work.refused && isInsulation(work.measure.id);
}

/** The earlier done first; what is undated counts as done today. */
export const byDay = (a: Work, b: Work): number => Number(a.on > b.on) - Number(a.on < b.on);

/** Between works that earn the same: paid before unpaid, then the dearest; so the order of the list never matters. */
export function breakTie(a: Work, b: Work): number {
  const dearer = Number(b.investmentCents > a.investmentCents);
  return (
    Number(a.unpaid) - Number(b.unpaid) || dearer - Number(a.investmentCents > b.investmentCents)
  );
}
