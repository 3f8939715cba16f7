import type { Report } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { REPORT_COPY } from '../report-copy.ts';
import { MONEY_COPY as COPY } from './copy.ts';

/** What is said of the end of net metering. */
export interface NetMeteringWords {
  title: string;
  /** What net metering is, or was. */
  explained: string;
  /** What its end means for this household. */
  forYou: string;
}

/**
 * What the end of net metering means for a household: one that has panels, or gets them by its plan.
 * Who has none yet is never shown what they made with it: that time is over before they lie there.
 */
export function netMeteringWords({
  dwelling,
  plan,
  netMeteringEnded: ended,
}: Pick<Report, 'dwelling' | 'plan' | 'netMeteringEnded'>): NetMeteringWords | null {
  const owned = dwelling.solarPanels.value;
  const planned = plan.find(({ id }) => id === 'zonnepanelen');
  if (owned === 0 && (ended || !planned)) return null;
  const saving = planned && `${formatEuroRange(planned.savingCentsPerYear)} ${COPY.perYear}`;
  return {
    title: ended ? REPORT_COPY.salderingEnded : REPORT_COPY.saldering,
    explained: ended ? REPORT_COPY.salderingEndedText : REPORT_COPY.salderingText,
    forYou: saving ? COPY.yearNew(saving) : ended ? '' : COPY.yearOwn(owned),
  };
}
