import type { CallBackMoment } from '@sens/contract';
import type { Turn } from './conversation.ts';

/** No part of another word: a label and a belasting call nobody. */
const CALLING = /\b(?:terug|op)?(?:ge)?bel(?:t|d|len|letje)?\b/i;
/** A part of the day in a greeting is no wish. */
const GREETING = /goe(?:de|ie)[nr]?\s?(?:ochtend|(?:na|voor)?middag|avond)/g;
const MORNING = /ochtend|voormiddag|'s morgens|’s morgens/i;
/** In the evening nobody calls: the afternoon is the nearest to it. */
const AFTERNOON = /(?<!voor)middag|avond/i;
/** "Liever niet in de ochtend": rather no guess than the wrong part of the day. */
const UNLESS = /\bniet\b|\bgeen\b|\bbehalve\b|\bnooit\b/i;

const HOURS = 'een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
/** Some time around an hour: "na vijven". */
const ABOUT =
  'enen tweeën drieën vieren vijven zessen zevenen achten negenen tienen elven twaalven'.split(' ');
const NOON = 12;
/** From this hour on somebody calls; "na zeven" is of the evening. */
const FIRST_CALLED = 8;
/** What ends at its hour. */
const UNTIL = /^(?:voor|tot|en)$/;
/** A time of the day, and no number of days or of reasons: "na vijf uur", "rond 14.30", "na vijven". */
const CLOCK = new RegExp(
  `\\b(na|om|rond|van|vanaf|tegen|tussen|voor|tot|en) (half )?(?:(\\d{1,2}|${HOURS.join('|')})(?= ?u(?:ur)?\\b|[:.]\\d\\d\\b| (?:en|tot) |\\W*$)|(${ABOUT.join('|')})\\b)`,
  'g',
);

/** Which part of the day a time is in. */
function halfOf([, when = '', half, hour = '', about = '']: RegExpMatchArray): CallBackMoment {
  const named = Number(hour) || Math.max(HOURS.indexOf(hour), ABOUT.indexOf(about)) + 1;
  const told = named < FIRST_CALLED ? named + NOON : named;
  return told - (half || UNTIL.test(when) ? 1 : 0) < NOON ? 'ochtend' : 'middag';
}

/**
 * The part of the day in which a visitor asked to be called, in the last question.
 * @returns nothing where no part was named, or where the words leave a doubt
 */
export function askedMoment(turns: readonly Turn[]): CallBackMoment | undefined {
  const last = turns.at(-1);
  if (!last?.handover || !CALLING.test(last.question) || UNLESS.test(last.question))
    return undefined;
  const text = last.question.toLowerCase().replace(GREETING, '');
  const named = new Set([...text.matchAll(CLOCK)].map(halfOf));
  if (AFTERNOON.test(text)) named.add('middag');
  if (MORNING.test(text)) named.add('ochtend');
  const [moment] = named;
  return named.size === 1 ? moment : undefined;
}
