import type { MailPart } from '@sens/contract';
import { bothForms, type MailSettings } from '#leads/mail/compose.ts';
import type { MailMessage } from '#leads/mail/message.ts';
import type { Trouble } from '#leads/store/store.ts';
import { WATCH_WORDS as words } from './words.ts';

/** So many are named in one mail. */
export const MOST_NAMED = 50;

/** What a mail tells of. */
export interface Told {
  troubles: readonly Trouble[];
  /** References of requests that look like spam: nothing was delivered about them. */
  marked: readonly string[];
  /** Why nobody can tell of any: code of what the store said. */
  unseen?: string;
}

/**
 * A mail to the company about what needs its eyes. It names references, nobody's data.
 * @param name the same for the same mail
 */
export async function troubleMail(
  subject: string,
  { troubles, marked, unseen }: Told,
  settings: Pick<MailSettings, 'mailFrom' | 'mailTo' | 'layOut'>,
  name: string,
  date: Date,
): Promise<MailMessage> {
  const { mailFrom, mailTo } = settings;
  const parked = troubles.filter(({ status }) => status === 'parked');
  const late = troubles.filter(({ status }) => status === 'pending');
  const parts: MailPart[] = [
    ...(unseen === undefined ? [] : [say(words.unseenText(unseen))]),
    ...section(words.parkedTitle, parked.map(troubleLine), words.parkedNext),
    ...section(words.lateTitle, late.map(troubleLine)),
    ...section(words.markedTitle, marked, words.markedNext),
    ...([troubles.length, marked.length].includes(MOST_NAMED) ? [say(words.more)] : []),
  ];
  return {
    from: mailFrom,
    to: mailTo,
    replyTo: mailTo,
    subject,
    messageId: `<${name}@${mailFrom.split('@').at(-1)?.replace('>', '')}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(await bothForms({ preview: subject, parts }, settings)),
  };
}

const say = (text: string): MailPart => ({ kind: 'text', text });

const troubleLine = ({ reference, kind, attempts, lastError }: Trouble) =>
  [`${reference}: ${words.kind(kind)}`, words.tries(attempts), lastError]
    .filter(Boolean)
    .join(', ');

/** @param next what to do about them */
function section(title: string, items: readonly string[], next?: string): MailPart[] {
  if (items.length === 0) return [];
  const list: MailPart[] = [
    { kind: 'title', text: `${title}:` },
    { kind: 'list', items },
  ];
  return next ? [...list, say(next)] : list;
}
