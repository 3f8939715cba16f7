import { roundedWords } from '#components/ui/copy.ts';
import type { NumberBounds } from '#lib/typed-number.ts';
import { formatSize } from './amounts.ts';
import { limitsOf } from './bounds.ts';
import { measureName } from './measure-copy.ts';
import type { MeasureKey, NumberDetail } from './measures.ts';

/** What the numbers of a measure are, in words. */
const NUMBERS: Record<NumberDetail, { noun: string; unit: string }> = {
  m2: { noun: 'een oppervlakte', unit: 'm²' },
  kw: { noun: 'een vermogen', unit: 'kW' },
};

const shown = (detail: NumberDetail, value: number) =>
  `${formatSize(value)}\u00a0${NUMBERS[detail].unit}`;

/**
 * "Kies een oppervlakte van 1 tot 1.000 m². Wij rekenen nu met 1 m²." Where the scheme counts less than what is used,
 * that is what the sum beside it says.
 */
export function boundsWords(
  key: MeasureKey,
  detail: NumberDetail,
  bounds: NumberBounds,
  used: number,
): string {
  const range = `Kies ${NUMBERS[detail].noun} van ${formatSize(bounds.min)} tot ${shown(detail, bounds.max)}.`;
  const most = detail === 'm2' ? (limitsOf(key)?.maxM2 ?? used) : used;
  return used > most
    ? `${range} De ISDE telt hoogstens ${shown(detail, most)} mee.`
    : `${range} Wij rekenen nu met ${shown(detail, used)}.`;
}

const about = (key: MeasureKey, text: string) =>
  `${measureName(key)}: "${text.slice(0, 40)}" kunnen wij niet gebruiken.`;

type NumberGiven = [
  key: MeasureKey,
  text: string,
  detail: NumberDetail,
  bounds: NumberBounds,
  used: number,
];

/** What is said of an address that could not be used as it stood. */
export const CODEC_COPY = {
  unusable: (text: string) => `"${text.slice(0, 40)}" kennen wij niet. Wij rekenen zonder.`,
  unknownMeasure: (text: string) =>
    `De maatregel "${text}" kennen wij niet. Kies een maatregel uit de lijst.`,
  notNumber: (key: MeasureKey, text: string) =>
    `${about(key, text)} Vul een getal in. Wij rekenen met onze aanname.`,
  outOfBounds: (...[key, text, detail, bounds, used]: NumberGiven) =>
    `${about(key, text)} ${boundsWords(key, detail, bounds, used)}`,
  rounded: (...[key, text, detail, _bounds, used]: NumberGiven) =>
    `${measureName(key)}: u vulde ${text.trim().slice(0, 40)} in. ${roundedWords(shown(detail, used))}`,
  notDay: (text: string) => `"${text.slice(0, 40)}" is geen datum. Wij rekenen zonder die datum.`,
} as const;
