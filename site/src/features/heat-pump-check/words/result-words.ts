import { formatEuroRange } from '#lib/format-nl.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { HeatPumpView } from '../view.ts';
import { countWords } from './ground-words.ts';
import { savingWords } from './outcome-words.ts';
import { keepsHeating, losesMoney, recommendedVerdict, verdictWords } from './verdict-words.ts';

/** What the advice takes back of a yes, in a word or three. */
function shortWords(check: HeatPumpView): string | undefined {
  if (losesMoney(check)) return COPY.mainCosts;
  return keepsHeating(check) ? COPY.mainKeeps : undefined;
}

/** The outcome as the bar's figure and as the sentences that are read out. */
export function resultWords(check: HeatPumpView) {
  const { title, sentence, isAssumed } = verdictWords(check);
  const verdict = recommendedVerdict(check);
  const outcome = verdict?.outcome;
  const { first } = outcome ?? {};
  const whole = first?.together ?? outcome;
  const say = first ? COPY.announcedTogether : COPY.announcedFigures;
  const known = whole
    ? say(savingWords(whole.savingCentsPerYear), formatEuroRange(whole.netInvestmentCents))
    : '';
  const figures = check.advises ? known : COPY.announcedNoBill;
  const short = isAssumed ? COPY.mainAssumed : (shortWords(check) ?? title);
  return {
    main: {
      label: COPY.main,
      // Short: it stands in a bar on a phone.
      value: verdict?.measures.length ? COPY.mainAfter(countWords(verdict.measures.length)) : short,
    },
    announcement: COPY.announcement(title, sentence, figures),
  };
}
