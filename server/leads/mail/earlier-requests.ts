import type { Mail } from '@sens/contract';
import type { Earlier } from '#leads/store/store.ts';
import { dutchDayOf } from '#time/dutch-time.ts';
import { toDutchClock, toDutchDay } from './format-lead.ts';
import { EARLIER } from './words.ts';

/** When it was, as seen from another moment: `vandaag om 9.35 uur`, `op vrijdag 20 november om 14.05 uur`. */
function whenSeenFrom(now: Date, moment: Date): string {
  const day = dutchDayOf(moment);
  const today = dutchDayOf(now);
  const yesterday = dutchDayOf(new Date(Date.parse(`${today}T12:00:00Z`) - 24 * 60 * 60_000));
  const dayWords = new Map([
    [yesterday, EARLIER.yesterday],
    [today, EARLIER.today],
  ]).get(day);
  return EARLIER.at(dayWords ?? EARLIER.on(toDutchDay(day)), toDutchClock(moment));
}

/**
 * A mail to the company that says, before whom to call, what the same person asked earlier: two requests of one person
 * else look like two strangers, and get two calls.
 * @param now the moment of the request, which is the date of its mail
 */
export function withEarlier(mail: Mail, earlier: readonly Earlier[], now: Date): Mail {
  if (earlier.length === 0) return mail;
  const [intro, ...rest] = mail.parts;
  const text = EARLIER.sentence(
    earlier.map(({ reference, createdAt }) => `${reference}, ${whenSeenFrom(now, createdAt)}`),
  );
  return { ...mail, parts: [...(intro ? [intro] : []), { kind: 'text', text }, ...rest] };
}
