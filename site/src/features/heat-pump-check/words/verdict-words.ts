import type { HeatPumpCheck, HeatPumpVerdict, RecommendationCode } from '@sens/engine';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { ADVICE_RULE, HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { HeatPumpView } from '../view.ts';
import { wordsOf } from './check-words.ts';
import { countWords } from './ground-words.ts';
import { KIND_WORDS, numberOf, type Values, type Words } from './phrases.ts';

const gain = (v: Values) => formatEuroEstimate(Math.abs(numberOf(v, 'voordeelEur')) * 100);

/** The pump that has to be bought again within the years of a gain, where those of the insulation are longer. */
const renewed = (v: Values, before: string) =>
  v.nieuwNaJaar ? `, ${before} een nieuwe warmtepomp na ${numberOf(v, 'nieuwNaJaar')} jaar` : '';

/** Why this kind, or none. */
export const RECOMMENDATION_WORDS: Words<RecommendationCode> = {
  voordeligst: () => `Dit is de voordeligste keuze ${ADVICE_RULE}.`,
  zekerst: () =>
    `Dit is de zekerste keuze ${ADVICE_RULE}. Een andere soort kan meer opleveren, maar dat is minder zeker.`,
  'enige-mogelijkheid': () => 'Dit is de enige soort die hier kan.',
  'plan-houdt-huidig': () =>
    `Ons advies is nu: houd uw huidige verwarming. Dat is voordeliger of zekerder ${ADVICE_RULE}.`,
  'levert-op': (v) =>
    `Het levert in ${numberOf(v, 'jaren')} jaar ongeveer ${gain(v)} op, na aftrek van alles wat u zelf betaalt${renewed(v, 'ook voor')} (indicatief).`,
  'niet-terugverdiend': (v) =>
    `Let op: in ${numberOf(v, 'jaren')} jaar kost het u ongeveer ${gain(v)} meer dan het bespaart${renewed(v, 'met')} (indicatief).`,
  'eerst-maatregelen': (v) => `Doe eerst ${countWords(numberOf(v, 'aantal'))}.`,
  'hybride-kan-nu-al': () => 'Wilt u nu al beginnen? Een hybride warmtepomp kan meteen.',
  warmtenet: () =>
    'Uw huis krijgt warmte van een warmtenet. Een eigen warmtepomp is dan niet nodig.',
  'al-warmtepomp': () => 'U verwarmt al met een warmtepomp zonder gas.',
  'geen-plek': () => 'Er is geen plek voor een buitenunit, of de VvE wil het niet.',
};

/** How the verdict looks beside its words. */
export type VerdictTone = 'now' | 'after' | 'costs' | 'not' | 'done';

/** The verdict as the page says it. */
export interface VerdictWords {
  tone: VerdictTone;
  title: string;
  sentence: string;
  why: string[];
  /** It rests on an answer that we took ourselves. */
  isAssumed?: boolean;
}

/** The verdict on the recommended kind; undefined when none is. */
export const recommendedVerdict = ({
  verdicts,
  recommended,
}: HeatPumpCheck): HeatPumpVerdict | undefined =>
  verdicts.find(({ kind }) => kind === recommended.kind);

/** Whether the advice is to keep the present heating. */
export const keepsHeating = ({ recommended }: HeatPumpCheck): boolean =>
  recommended.reasons.some(({ code }) => code === 'plan-houdt-huidig');

/** The kind that is our advice; null where that is to keep the present heating, or where it waits. */
export const advisedKind = (view: HeatPumpView) =>
  view.advises && !keepsHeating(view) ? view.recommended.kind : null;

/** Whether the recommended kind costs more over its life than it saves. */
export const losesMoney = ({ recommended }: HeatPumpCheck): boolean =>
  recommended.reasons.some(({ code }) => code === 'niet-terugverdiend');

/** That its figures are of the house as it is, of a hybrid where insulation is advised too: the report counts that first. */
export const hybridNote = ({ kind, grounds }: HeatPumpVerdict): string | undefined =>
  kind === 'hybride' && grounds.some(({ code }) => code === 'isoleren-loont')
    ? COPY.hybridNow
    : undefined;

/** The verdict in one title, one sentence and its reasons. */
export function verdictWords(check: HeatPumpCheck): VerdictWords {
  const why = check.recommended.reasons
    .filter(({ code }) => code !== 'eerst-maatregelen')
    .map((reason) => wordsOf(RECOMMENDATION_WORDS, reason));
  const verdict = recommendedVerdict(check);
  if (!verdict) {
    const isDone = check.recommended.reasons.some(({ code }) => code === 'al-warmtepomp');
    if (isDone && check.dwelling.heating.origin === 'assumption') {
      const { assumed: title, assumedText: sentence } = COPY;
      return { tone: 'done', title, sentence, why: [], isAssumed: true };
    }
    return isDone
      ? { tone: 'done', title: COPY.done, sentence: COPY.doneText, why: [] }
      : { tone: 'not', title: COPY.notNow, sentence: COPY.notNowText, why };
  }
  const kind = KIND_WORDS[verdict.kind].one;
  const vve = verdict.grounds.some(({ code }) => code === 'vve-toestemming');
  const isNow = verdict.suitability === 'nu-geschikt';
  const count = countWords(verdict.measures.length);
  const sentence = isNow ? COPY.nowText(kind, vve) : COPY.afterText(kind, vve);
  if (losesMoney(check)) {
    return { tone: 'costs', title: isNow ? COPY.costs : COPY.costsAfter(count), sentence, why };
  }
  if (keepsHeating(check)) {
    const told = isNow ? sentence : COPY.keepsText(count, kind, vve);
    return { tone: 'costs', title: COPY.keeps, sentence: told, why };
  }
  return isNow
    ? { tone: 'now', title: COPY.now, sentence, why }
    : { tone: 'after', title: COPY.after(count), sentence, why };
}
