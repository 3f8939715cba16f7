import type { CallBackMoment } from '@sens/contract';
import type { Turn } from './conversation.ts';

const CALLING = /bel/i;
/** A part of the day in a greeting is no wish. */
const GREETING = /goe(?:de|ie)[nr]?\s?(?:ochtend|(?:na|voor)?middag)/gi;
const MORNING = /ochtend|voormiddag|'s morgens|’s morgens/i;
const AFTERNOON = /(?<!voor)middag/i;
/** "Liever niet in de ochtend": rather no guess than the wrong part of the day. */
const UNLESS = /\bniet\b|\bgeen\b|\bbehalve\b|\bnooit\b/i;

/**
 * The part of the day in which a visitor asked to be called, in the last question.
 * @returns nothing where no part was named, or where the words leave a doubt
 */
export function askedMoment(turns: readonly Turn[]): CallBackMoment | undefined {
  const last = turns.at(-1);
  if (!last?.handover || !CALLING.test(last.question) || UNLESS.test(last.question))
    return undefined;
  const text = last.question.replace(GREETING, '');
  const [morning, afternoon] = [MORNING.test(text), AFTERNOON.test(text)];
  if (morning === afternoon) return undefined;
  return morning ? 'ochtend' : 'middag';
}
