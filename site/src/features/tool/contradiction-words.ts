import type { AnswerField, Contradiction, ContradictionCode } from '@sens/engine';
import { andList } from '#lib/and-list.ts';
import { numberWords } from '#words/house/answer-words.ts';
import { hybridDoubtWords } from '#words/house/bill-doubt-words.ts';
import { questionLabel } from '#words/house/question-copy.ts';

type Values = Record<string, number | string>;

const questionsIn = (fields: number | string | undefined) =>
  andList(
    String(fields ?? '')
      .split(',')
      .filter(Boolean)
      .map((field) => questionLabel(field as AnswerField)),
  );

const m2 = (area: number | string | undefined) => numberWords('floorAreaM2', Number(area ?? 0));

/** Answers that do not go together, and what we then do. */
export const CONTRADICTION_WORDS: Record<ContradictionCode, (values: Values) => string> = {
  'warmtenet-met-gasverbruik': () =>
    'U heeft een warmtenet, maar vult ook veel gas in. Wij rekenen met het warmtenet. Klopt uw verwarming?',
  'warmtepomp-met-gasverbruik': () =>
    'U verwarmt zonder gas, maar vult ook veel gas in. Wij rekenen met de warmtepomp. Klopt uw verwarming?',
  'ketel-zonder-gasverbruik': () =>
    'U heeft een cv-ketel, maar vult 0 m³ gas in. Klopt uw verwarming, of uw gasverbruik?',
  'nieuwbouw-met-ketel': (v) =>
    `Een huis uit ${Number(v.bouwjaar ?? 0)} heeft bijna nooit een cv-ketel. Wij rekenen toch met de ketel. Klopt het bouwjaar?`,
  'verbruik-past-niet-bij-huis': () =>
    'Uw verbruik past niet goed bij dit huis. Wij rekenen met het dichtstbijzijnde dat wel kan.',
  'hybride-verbruikt-veel': (v) => hybridDoubtWords(Number(v.gasM3 ?? 0)),
  'begane-grond-groter-dan-huis': (v) =>
    `De vloer van de begane grond (${m2(v.vloerM2)}) is groter dan alle verdiepingen samen (${m2(v.huisM2)}). Wij rekenen toch met beide. Kloppen deze oppervlaktes?`,
  'antwoord-aangepast': (v) => `Wij hebben een antwoord aangepast: ${questionsIn(v.vragen)}`,
};

/** The question to look at again for each contradiction. */
export const CONTRADICTION_FIELD: Record<
  Exclude<ContradictionCode, 'antwoord-aangepast'>,
  AnswerField
> = {
  'warmtenet-met-gasverbruik': 'heating',
  'warmtepomp-met-gasverbruik': 'heating',
  'ketel-zonder-gasverbruik': 'heating',
  'nieuwbouw-met-ketel': 'bouwjaar',
  'verbruik-past-niet-bij-huis': 'monthlyCostEur',
  'hybride-verbruikt-veel': 'gasM3PerYear',
  // Every tool asks how large the house is, not every one its ground floor.
  'begane-grond-groter-dan-huis': 'floorAreaM2',
};

/** Answers that do not go together, in Dutch. */
export const contradictionWords = ({ code, values = {} }: Contradiction): string =>
  CONTRADICTION_WORDS[code](values);
