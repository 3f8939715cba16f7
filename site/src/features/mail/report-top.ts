import { countedOn, type KeptReport, type MailReader, withRegistered } from '@sens/contract';
import { figuresFor, isWithVve, type LabelClass, makeReport, type Report } from '@sens/engine';
import { certaintyWords } from '#features/house-questions/certainty-words.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { SOCIAL_COPY } from '#lib/social-image-copy.ts';
import { labelWords } from '#words/compare/difference-words.ts';
import { billDoubtWords } from '#words/house/bill-doubt-words.ts';
import { HOUSE_NAMES, houseName } from '#words/house/house-name.ts';
import { netWords, totalWords } from '#words/money/money-words.ts';
import { grantYearWords } from '#words/money/next-year-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { aloneWords } from '#words/plan/alone-words.ts';
import { emptyPlanWords } from '#words/plan/empty-plan-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { netName, startWords, stepToStart } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { MAIL_COPY as COPY } from './copy.ts';
import { READER_COPY, type ReaderCopy } from './reader-copy.ts';

/** An amount with what it is. */
export type Figure = readonly [name: string, value: string];

/** What the report says first: what the house is, what it can become, and where to begin. */
export interface ReportTopWords {
  house: string;
  /** What is seen in its picture. */
  alt: string;
  /** The likely class now, and after the plan where there is one; in words where that is the same. */
  classes: { name: string; now: LabelClass; later?: LabelClass; same?: string };
  /** What of the answers does not fit such a house. */
  doubt?: string;
  plan?: {
    saving: Figure;
    cost: Figure;
    /** What to know of the grant in it, where its year matters. */
    ofYear?: string;
    /** The step to start with, with what it costs and gives. */
    start?: {
      title: string;
      name: string;
      figures: readonly Figure[];
      /** What it is for, where it does not earn itself back. */
      alone?: string;
    };
  };
  /** In place of a plan. */
  noPlan?: string;
  sure: string;
  indicative: string;
}

function classesOf({ now, after, plan }: Report): ReportTopWords['classes'] {
  const [today, later] = [now.label.likely, after.label.likely];
  if (plan.length === 0) return { name: COPY.label, now: today };
  return today === later
    ? { name: COPY.labelSame, now: today, same: labelWords(now.label, after.label) }
    : { name: COPY.labels, now: today, later };
}

function planOf(report: Report, copy: ReaderCopy): NonNullable<ReportTopWords['plan']> {
  const { savingCentsPerYear, netCents, subsidyCents } = planTotals(report);
  const isOwn = !report.plan.some(isWithVve) && subsidyCents.high > 0;
  const step = stepToStart(report);
  const alone = step && aloneWords(step);
  const ofYear = grantYearWords(report);
  return {
    saving: [REPORT_COPY.savingLine, formatEuroRange(savingCentsPerYear)],
    cost: [isOwn ? copy.ownCostLine : netName(report.plan, copy), totalWords(netCents)],
    ...(ofYear && { ofYear }),
    ...(step && {
      start: {
        title: startWords(report, copy),
        name: MEASURE_WORDS[step.id].name,
        figures: [
          [netName([step], copy), netWords(step.investmentCents, step.subsidyCents)],
          [REPORT_COPY.saving, formatEuroRange(step.savingCentsPerYear)],
        ],
        ...(alone && { alone }),
      },
    }),
  };
}

/** The first screen of a report as a mail has it, with its look and as plain text, in the words for its reader. */
export function reportTop(kept: KeptReport, reader: MailReader): ReportTopWords {
  const copy = READER_COPY[reader];
  const day = countedOn(kept);
  const report = makeReport(withRegistered(kept.answers, kept.registered), figuresFor(day), day);
  const hasPlan = report.plan.length > 0;
  const doubt = billDoubtWords(report, copy);
  return {
    house: houseName(report),
    alt: SOCIAL_COPY.reportAlt(HOUSE_NAMES[report.dwelling.woningtype.value]),
    classes: classesOf(report),
    ...(doubt && { doubt }),
    ...(hasPlan
      ? { plan: planOf(report, copy) }
      : { noPlan: `${emptyPlanWords(report, copy)} ${COPY.stillPossible}` }),
    sure: certaintyWords(report, copy),
    indicative: copy.indicative,
  };
}
