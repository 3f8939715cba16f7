import { nettingEnded, type ToolFigures } from '@sens/engine';
import { formatDate } from '#lib/format-nl.ts';
import { ROI_COPY as COPY } from './copy.ts';

/** What is said of the panels with net metering beside those without it. */
export interface NetMeteringWords {
  text: string;
  /** Under "Met salderen" and "Zonder salderen": when it was so, or is. */
  withSub: string;
  withoutSub: string;
}

/** Of what is to come on a day (ISO) before net metering ends, and of what was from that day on. */
export function netMeteringWords(today: string, figures: ToolFigures): NetMeteringWords {
  const { endsOn } = figures.feedIn.end.value;
  const end = formatDate(endsOn);
  // It ends with a year.
  const last = String(Number(endsOn.slice(0, 4)) - 1);
  const ended = nettingEnded(today, figures);
  return {
    text: ended ? COPY.salderingEndedText(last, end) : COPY.salderingText(last, end),
    withSub: COPY.withNettingSub(last),
    withoutSub: ended ? COPY.withoutNettingEndedSub(end) : COPY.withoutNettingSub(end),
  };
}
