import { roundedWords } from '#components/ui/copy.ts';
import { isTextWithin } from '#lib/typed-number.ts';
import {
  EXTRA_NUMBERS,
  type ExtraAdjustment,
  type ExtraChoice,
  type ExtraNumber,
} from '../extras.ts';

interface ChoiceQuestion {
  label: string;
  hint?: string;
  choices: Record<string, { label: string; explanation?: string }>;
  /** What is taken when it is left open. */
  open: string;
}

/** The questions of this tool alone that have a choice of answers. */
export const EXTRA_CHOICE_WORDS: Record<ExtraChoice, ChoiceQuestion> = {
  outdoorSpace: {
    label: 'Waar kan een buitenunit staan?',
    hint: 'Een buitenunit is ongeveer zo groot als een wasmachine.',
    choices: {
      tuin: { label: 'In de tuin' },
      'plat-dak': { label: 'Op een plat dak' },
      gevel: { label: 'Aan de gevel', explanation: 'Of op het balkon' },
      geen: { label: 'Nergens' },
    },
    open: 'Wij gaan uit van een plek bij het huis',
  },
  vve: {
    label: 'Wat vindt uw VvE van een buitenunit?',
    hint: 'De gevel en het dak zijn van alle eigenaren samen.',
    choices: {
      akkoord: { label: 'De VvE is akkoord' },
      'nog-vragen': { label: 'Dat moet ik nog vragen' },
      nee: { label: 'De VvE wil het niet' },
    },
    open: 'Wij gaan uit van: nog niet gevraagd',
  },
  surfaces: {
    label: 'Wat staat er dicht om de buitenunit?',
    hint: 'Muren kaatsen het geluid terug. Daardoor klinkt de unit harder.',
    choices: {
      '1': { label: 'Niets', explanation: 'Vrij op de grond of op het dak' },
      '2': { label: 'Eén muur', explanation: 'Zoals tegen de achtergevel' },
      '3': { label: 'Twee muren', explanation: 'In een hoek' },
    },
    open: 'Wij gaan uit van één muur',
  },
};

/** The questions of this tool alone that have a number as answer. */
export const EXTRA_NUMBER_WORDS: Record<
  ExtraNumber,
  { label: string; hint: string; unit: string; noun: string }
> = {
  boilerAgeYears: {
    label: 'Hoe oud is uw cv-ketel?',
    hint: 'In jaren. Het bouwjaar staat op het plaatje op de ketel.',
    unit: 'jaar',
    noun: 'een leeftijd',
  },
  soundPowerDb: {
    label: 'Hoe hard klinkt de buitenunit?',
    hint: 'Het geluidsvermogen staat op het energielabel van de unit, in dB. Weet u dit niet, dan rekenen wij met het hardste dat mag.',
    unit: 'dB',
    noun: 'een geluidsvermogen',
  },
  distanceM: {
    label: 'Hoe ver staat de unit van de erfgrens?',
    hint: 'Meet tot de dichtstbijzijnde grens met de buren.',
    unit: 'm',
    noun: 'een afstand',
  },
};

const figure = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** A number with its unit: "3,5 m". */
export const extraNumberWords = (field: ExtraNumber, value: number): string =>
  `${figure.format(value)}\u00a0${EXTRA_NUMBER_WORDS[field].unit}`;

/** What an answer may be: "een leeftijd van 0 tot 40 jaar". */
function rangeWords(field: ExtraNumber): string {
  const { min, max } = EXTRA_NUMBERS[field];
  return `${EXTRA_NUMBER_WORDS[field].noun} van ${figure.format(min)} tot ${extraNumberWords(field, max)}`;
}

/** What to say of a number beyond its bounds, and what is used instead. */
export const extraBoundsWords = (field: ExtraNumber, used: number): string =>
  `Kies ${rangeWords(field)}. Wij rekenen nu met ${extraNumberWords(field, used)}.`;

/** What to say of something that cannot be read as an answer. */
export const unreadExtraWords = (field: ExtraNumber): string =>
  `Vul een getal in: ${rangeWords(field)}. Wij rekenen nu zonder dit antwoord.`;

/** What to say of a value in an address that could not be used as it stood. */
export function adjustedExtraWords({ field, given, used }: ExtraAdjustment): string {
  const question =
    field in EXTRA_CHOICE_WORDS
      ? EXTRA_CHOICE_WORDS[field as ExtraChoice]
      : EXTRA_NUMBER_WORDS[field as ExtraNumber];
  const about = `${question.label} "${given}" kunnen wij niet gebruiken.`;
  if (used === undefined) return `${about} Wij rekenen zonder dit antwoord.`;
  const number = field as ExtraNumber;
  return isTextWithin(given, EXTRA_NUMBERS[number])
    ? `${question.label} U vulde ${given} in. ${roundedWords(extraNumberWords(number, used))}`
    : `${about} ${extraBoundsWords(number, used)}`;
}
