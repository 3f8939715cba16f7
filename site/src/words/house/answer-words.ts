import { MONTHLY_BILL_TYPED_MAX } from '@sens/contract';
import {
  type AnswerField,
  CHOICES,
  type ChoiceField,
  type Fact,
  NUMBERS,
  type NumberField,
} from '@sens/engine';
import {
  CHOICE_QUESTIONS,
  type ChoiceWords,
  QUESTION_COPY as COPY,
  NUMBER_QUESTIONS,
} from './question-copy.ts';

/** The questions with a choice. */
export const choiceFields = Object.keys(CHOICES) as ChoiceField[];

/** Tells a question with a choice from one with a number. */
export const isChoiceField = (field: AnswerField): field is ChoiceField => field in CHOICES;

/** A question's answers with their words, in the order in which they are shown. */
export const choicesOf = (field: ChoiceField): (ChoiceWords & { value: string })[] =>
  CHOICES[field].map((value) => ({
    value,
    ...(CHOICE_QUESTIONS[field].choices as Record<string, ChoiceWords>)[value],
  })) as (ChoiceWords & { value: string })[];

const figure = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** A figure with its unit: "120 m²", "€ 150", "1974", "geen panelen". */
export function numberWords(field: NumberField, value: number): string {
  const { unit, one, none } = NUMBER_QUESTIONS[field];
  if (value === 0 && none) return none;
  if (field === 'bouwjaar') return String(value);
  if (unit === 'euro') return `€\u00a0${figure.format(value)}`;
  const word = value === 1 && one ? one : unit;
  return word ? `${figure.format(value)}\u00a0${word}` : figure.format(value);
}

/** Any answer in words, for "onze aanname: matig". */
export function answerWords(field: AnswerField, value: string | number): string {
  if (!isChoiceField(field)) return numberWords(field, Number(value));
  const label = choicesOf(field).find((one) => one.value === value)?.label ?? String(value);
  return /^HR/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** What counts in place of a number that was given, and why that one. */
function usedWords(field: NumberField, given: number, value: number): string {
  const { min, max } = NUMBERS[field];
  const used = numberWords(field, value);
  const isYear = field === 'bouwjaar';
  if (isYear && given > value) return COPY.usesThisYear(used);
  if (value === min) return isYear ? COPY.usesFirstYear(used) : COPY.usesAtLeast(used);
  if (value === max) return COPY.usesAtMost(used);
  return field === 'monthlyCostEur' ? COPY.usesMeters(used) : COPY.uses(used);
}

/**
 * "Bouwjaar: u vulde 1500 in. Wij rekenen met 1600, het vroegste jaar dat wij kennen." of a fact that is
 * not what was given, with or without its name; nothing where it is.
 */
export function givenWords(
  field: AnswerField,
  { value, given }: Fact<string | number>,
  name?: string,
): string | undefined {
  if (typeof given !== 'number' || isChoiceField(field)) return undefined;
  const figure = numberWords(field, given);
  // A form keeps no larger amount than this.
  const isMost = field === 'monthlyCostEur' && given >= MONTHLY_BILL_TYPED_MAX;
  const said = COPY.given(isMost ? COPY.orMore(figure) : figure);
  const sentence = name ? `${name}: ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
  return `${sentence} ${usedWords(field, given, Number(value))}`;
}
