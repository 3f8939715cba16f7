import { mapTexts } from './map-texts.ts';
import { MONTHS } from './months.ts';

/** `{{voor:2027-01-01|until that day|from that day on}}` in a text of content/. */
const TOKEN = /\{\{voor:(\d{4}-\d{2}-\d{2})\|([^|{}]*)\|([^|{}]*)\}\}/g;

/**
 * The text as it is true on a day: what is to come is told as such before its day, and as past from then on.
 * @param day ISO date on which the text is read
 */
export const byDay = (text: string, day: string): string =>
  text.replace(TOKEN, (_, from: string, before: string, after: string) =>
    day < from ? before : after,
  );

/** The same for every text in a value read from content/. */
export const textsByDay = <Value>(value: Value, day: string): Value =>
  mapTexts(value, (text) => byDay(text, day));

const COMING = 'stopt|eindigt|vervalt|verandert|verdwijnt|loopt af|gaat in|dichtbij is';
/** A verb in the present tense and a day, in either order, within one sentence. */
const FORETOLD = new RegExp(
  `\\b(?:${COMING})\\b[^.|{}]{0,60}?\\b1 (?:${MONTHS}) 20\\d\\d|\\b1 (?:${MONTHS}) 20\\d\\d[^.|{}]{0,40}?\\b(?:${COMING})\\b`,
  'i',
);

const NOW = 'krijgt|krijgen|gelden|geldt|mag|mogen|kunt|betaalt|betalen';
/** A verb in the present tense and the year that it holds in, beside each other: "krijgt u in 2026". */
const OF_A_YEAR = new RegExp(
  `\\b(?:${NOW}) (?:u )?(?:in|voor) 20\\d\\d|\\b(?:in|voor) 20\\d\\d (?:${NOW})\\b`,
  'i',
);

/** What a text foretells, or says of a year, without a word for afterwards; undefined when nothing. */
export const foretold = (text: string): string | undefined => {
  const rest = text.replace(TOKEN, '');
  return (FORETOLD.exec(rest) ?? OF_A_YEAR.exec(rest))?.[0];
};

/** A token that is not written as it should be. */
export const brokenDay = (text: string): string | undefined =>
  /\{\{voor:[^}]*\}?\}?/.exec(text.replace(TOKEN, ''))?.[0];
