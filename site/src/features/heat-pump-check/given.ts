import type { HeatPumpCheck } from '@sens/engine';
import { type GivenAnswer, givenOfHouse } from '#features/tool/given-answers.ts';
import { EXTRA_CHOICES, EXTRA_KEYS, type ExtraChoice, type ExtraNumber } from './extras.ts';
import type { HeatPumpState } from './state.ts';
import { EXTRA_CHOICE_WORDS, EXTRA_NUMBER_WORDS, extraNumberWords } from './words/extra-words.ts';

/** Every answer that was given, those that only this check asks for last. */
export function givenOf({ answers, extras }: HeatPumpState, check: HeatPumpCheck): GivenAnswer[] {
  const fields = Object.keys(EXTRA_KEYS) as (ExtraChoice | ExtraNumber)[];
  const own = fields.flatMap((field) => {
    const value = extras[field];
    if (value === undefined) return [];
    if (!(field in EXTRA_CHOICES)) {
      const number = field as ExtraNumber;
      const words = extraNumberWords(number, Number(value));
      return [{ label: EXTRA_NUMBER_WORDS[number].label, words }];
    }
    const { label, choices } = EXTRA_CHOICE_WORDS[field as ExtraChoice];
    return [{ label, words: choices[String(value)]?.label ?? String(value) }];
  });
  return [...givenOfHouse(answers, check.dwelling), ...own];
}
