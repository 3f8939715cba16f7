import type { HeatPumpCheck, HeatPumpVerdict, RecommendationCode } from '@sens/engine';
import { formatEuro, roundEstimate } from '#lib/format-nl.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { wordsOf } from './check-words.ts';
import { countWords } from './ground-words.ts';
import { KIND_WORDS, numberOf, type Words } from './phrases.ts';

const gain = (eur: number) => formatEuro(roundEstimate(Math.abs(eur)) * 100);

/** A gain leaves out what had to be done before the pump. */
const withoutFirst = (count: number) =>
  count > 0
    ? ` Wat u vooraf moet doen, telt hierin niet mee: de kosten niet en de besparing niet.`
    : '';

/** Why this kind, or none. */
export const RECOMMENDATION_WORDS: Words<RecommendationCode> = {
  'meeste-voordeel': (v) =>
    `Deze soort levert u het meeste op: ongeveer ${gain(numberOf(v, 'voordeelEur'))} in ${numberOf(v, 'jaren')} jaar, na aftrek van wat u zelf betaalt voor de warmtepomp (indicatief).${withoutFirst(numberOf(v, 'maatregelen'))}`,
  'kost-het-minst': () => 'Van de soorten die kunnen, kost deze het minst.',
  'niet-terugverdiend': (v) =>
    `Let op: over ${numberOf(v, 'jaren')} jaar kost hij u ongeveer ${gain(numberOf(v, 'voordeelEur'))} meer dan hij bespaart (indicatief).${withoutFirst(numberOf(v, 'maatregelen'))}`,
  'enige-mogelijkheid': () => 'Dit is de enige soort die hier kan.',
  'eerst-maatregelen': (v) => `Doe eerst ${countWords(numberOf(v, 'aantal'))}.`,
  'hybride-kan-nu-al': () => 'Wilt u nu al beginnen? Een hybride warmtepomp kan meteen.',
  'plan-kiest-deze': () =>
    'Tellen alle kosten mee, ook die van het isoleren, dan is dit de voordeligste of de zekerste keuze.',
  'plan-houdt-huidig': () =>
    'Ons advies is nu: houd uw huidige verwarming. Tellen alle kosten mee, dan is dat voordeliger of zekerder.',
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
}

/** The verdict on the recommended kind; undefined when none is. */
export const recommendedVerdict = ({
  verdicts,
  recommended,
}: HeatPumpCheck): HeatPumpVerdict | undefined =>
  verdicts.find(({ kind }) => kind === recommended.kind);

/** The kind that is our advice; null where that is to keep the present heating. */
export const advisedKind = ({ recommended: { kind, reasons } }: HeatPumpCheck) =>
  reasons.some(({ code }) => code === 'plan-houdt-huidig') ? null : kind;

/** Whether the recommended kind costs more over its life than it saves. */
export const losesMoney = ({ recommended }: HeatPumpCheck): boolean =>
  recommended.reasons.some(({ code }) => code === 'niet-terugverdiend');

/** The verdict in one title, one sentence and its reasons. */
export function verdictWords(check: HeatPumpCheck): VerdictWords {
  const why = check.recommended.reasons
    .filter(({ code }) => code !== 'eerst-maatregelen')
    .map((reason) => wordsOf(RECOMMENDATION_WORDS, reason));
  const verdict = recommendedVerdict(check);
  if (!verdict) {
    const isDone = check.recommended.reasons.some(({ code }) => code === 'al-warmtepomp');
    return isDone
      ? { tone: 'done', title: COPY.done, sentence: COPY.doneText, why: [] }
      : { tone: 'not', title: COPY.notNow, sentence: COPY.notNowText, why };
  }
  const kind = KIND_WORDS[verdict.kind].one;
  const vve = verdict.grounds.some(({ code }) => code === 'vve-toestemming');
  const loses = losesMoney(check);
  if (verdict.suitability === 'nu-geschikt') {
    const sentence = COPY.nowText(kind, vve);
    return loses
      ? { tone: 'costs', title: COPY.costs, sentence, why }
      : { tone: 'now', title: COPY.now, sentence, why };
  }
  const count = countWords(verdict.measures.length);
  const sentence = COPY.afterText(kind, vve);
  return loses
    ? { tone: 'costs', title: COPY.costsAfter(count), sentence, why }
    : { tone: 'after', title: COPY.after(count), sentence, why };
}
