import { isWithVve, type Report } from '@sens/engine';
import { REPORT_COPY as COPY, FLAT_VISIT, NO_PLAN_COPY, TIMELINE } from '../report-copy.ts';
import { emptyPlanWords } from './empty-plan-words.ts';
import { goodWords } from './good-words.ts';
import { heritageStep, heritageWords } from './heritage-words.ts';
import { choiceList, INSULATION } from './measure-words.ts';
import { pumpWords } from './pump-words.ts';

/** Titles and texts around the measures: another set where no measure was advised. */
export interface PlanWords {
  title: string;
  /** Paragraphs below the title. */
  texts: string[];
  consideredText: string;
  ground: string;
  leftOutTitle: string;
  timeline: readonly (typeof TIMELINE)[number][];
}

/** What was held back because its price rests on one source, in a sentence; nothing when that is nothing. */
function maybeWords({ considered }: Report): string {
  const held = considered.filter(({ reasons }) => reasons[0]?.code === 'een-bron');
  return held.length > 0 ? NO_PLAN_COPY.maybe(choiceList(held)) : '';
}

/** What happens after the request: carrying out only where there is something, and of a flat its own parts. */
function timelineOf({ plan, dwelling }: Report): PlanWords['timeline'] {
  const isFlat = dwelling.woningtype.value === 'appartement';
  return TIMELINE.filter(({ needsPlan }) => !needsPlan || plan.length > 0).map((moment) =>
    isFlat && moment.isVisit ? { ...moment, text: FLAT_VISIT } : moment,
  );
}

/** What the order of the steps is and means; nothing of a plan that has none. */
function orderWords({ plan }: Report): string[] {
  if (plan.length < 2) return [];
  const insulates = plan.some(({ id }) => INSULATION.includes(id));
  return [insulates ? `${COPY.planInsulation} ${COPY.planText}` : COPY.planText];
}

/** Who decides on what is of the whole building. */
const sharedWords = ({ considered }: Report) =>
  considered.some(isWithVve) ? COPY.consideredShared : '';

/** In which house what is not in the plan was worked out. */
function consideredWords(report: Report): string {
  const { considered, plan } = report;
  const instead = considered.some((one) => plan.some(({ id }) => one.excludes.includes(id)));
  const tuned = considered.some(({ id }) => id === 'waterzijdig-inregelen');
  return [
    COPY.consideredText,
    instead ? COPY.consideredInstead : '',
    sharedWords(report),
    tuned ? COPY.consideredTuning : '',
    pumpWords(report),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What page and PDF say around a plan, or in place of one. */
export function planWords(report: Report): PlanWords {
  if (report.plan.length > 0) {
    return {
      title: report.plan.length > 1 ? COPY.planTitle : COPY.planTitleOne,
      texts: [...orderWords(report), heritageStep(report) ? '' : heritageWords(report)].filter(
        Boolean,
      ),
      consideredText: consideredWords(report),
      ground: COPY.ground,
      leftOutTitle: COPY.leftOutTitle,
      timeline: timelineOf(report),
    };
  }
  return {
    title: NO_PLAN_COPY.title,
    texts: [
      `${emptyPlanWords(report)} ${COPY.stillPossible}`,
      maybeWords(report),
      goodWords(report),
      heritageWords(report),
    ].filter(Boolean),
    consideredText: [NO_PLAN_COPY.consideredText, sharedWords(report), pumpWords(report)]
      .filter(Boolean)
      .join(' '),
    ground: NO_PLAN_COPY.ground,
    leftOutTitle: NO_PLAN_COPY.leftOutTitle,
    timeline: timelineOf(report),
  };
}
