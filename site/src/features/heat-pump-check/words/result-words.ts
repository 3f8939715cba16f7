import type { HeatPumpCheck } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { countWords } from './ground-words.ts';
import { savingWords } from './outcome-words.ts';
import { losesMoney, recommendedVerdict, verdictWords } from './verdict-words.ts';

/** The outcome as the bar's figure and as the sentences that are read out. */
export function resultWords(check: HeatPumpCheck) {
  const { title, sentence } = verdictWords(check);
  const verdict = recommendedVerdict(check);
  const outcome = verdict?.outcome;
  const { first } = outcome ?? {};
  const whole = first?.together ?? outcome;
  const say = first ? COPY.announcedTogether : COPY.announcedFigures;
  const figures = whole
    ? say(savingWords(whole.savingCentsPerYear), formatEuroRange(whole.netInvestmentCents))
    : '';
  const now = losesMoney(check) ? COPY.mainCosts : title;
  return {
    main: {
      label: COPY.main,
      // Short: it stands in a bar on a phone.
      value: verdict?.measures.length ? COPY.mainAfter(countWords(verdict.measures.length)) : now,
    },
    announcement: COPY.announcement(title, sentence, figures),
  };
}
