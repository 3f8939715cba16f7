import type { MailPart } from '@sens/contract';
import { bothForms, type MailSettings } from '#leads/mail/compose.ts';
import type { MailMessage } from '#leads/mail/message.ts';
import { shownPhone } from '#leads/mail/shown-phone.ts';
import type { Asker, Trouble } from '#leads/store/store.ts';
import { causeOf, isWrongAddress } from './causes.ts';
import { toMarkedWho, toWho } from './who.ts';
import { WATCH_WORDS as words } from './words.ts';

/** So many are named in one mail. */
export const MOST_NAMED = 50;

/**
 * So long whoever asked is named. Later a call is of no use, and a copy of the mail in the outbox must not outlive the
 * request that it names (`../retention/retention.ts`).
 */
const NAMED_MS = 365 * 24 * 60 * 60_000;

/** What a mail tells of. */
export interface Told {
  troubles: readonly Trouble[];
  /** Who asked in requests that look like spam: nothing was delivered about them. */
  marked: readonly Asker[];
  /** Why nobody can tell of any: code of what the store said. */
  unseen?: string;
}

/**
 * A mail to the company about what needs its eyes, with the name and the number of whom to call: it goes where each
 * request goes in full, and says less of it (decision 119). A log has none of this.
 * @param name the same for the same mail
 */
export async function troubleMail(
  subject: string,
  { troubles: all, marked, unseen }: Told,
  settings: Pick<MailSettings, 'mailFrom' | 'mailTo' | 'layOut'>,
  name: string,
  date: Date,
): Promise<MailMessage> {
  const { mailFrom, mailTo } = settings;
  const troubles = all.map((each) => withoutNameOfOld(each, date));
  const references = new Set([...troubles, ...marked].map(({ reference }) => reference));
  const addresses = troubles.filter(isWrongAddress);
  const parked = troubles.filter((each) => each.status === 'parked' && !isWrongAddress(each));
  const late = troubles.filter(({ status }) => status === 'pending');
  const parts: MailPart[] = [
    ...(unseen === undefined ? [] : [say(words.unseenText(unseen))]),
    ...section(words.addressTitle, addresses.map(addressLine), words.addressNext),
    ...section(words.parkedTitle, parked.map(troubleLine), words.parkedNext),
    ...section(words.lateTitle, late.map(troubleLine)),
    ...section(words.markedTitle, marked.map(toMarkedWho), words.markedNext),
    ...([troubles.length, marked.length].includes(MOST_NAMED) ? [say(words.more)] : []),
  ];
  return {
    from: mailFrom,
    to: mailTo,
    replyTo: mailTo,
    subject,
    messageId: `<${name}@${mailFrom.split('@').at(-1)?.replace('>', '')}>`,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // By these the copy in the outbox is found when one of them is erased.
      ...(references.size > 0 ? { Keywords: [...references].join(', ') } : {}),
    },
    ...(await bothForms({ preview: subject, parts }, settings)),
  };
}

const say = (text: string): MailPart => ({ kind: 'text', text });

const withoutNameOfOld = (trouble: Trouble, at: Date): Trouble =>
  at.getTime() - trouble.createdAt.getTime() < NAMED_MS
    ? trouble
    : { ...trouble, name: '', phone: '' };

/** What whoever maintains the site looks for comes last. */
const withCode = (text: string, { lastError }: Trouble) =>
  lastError ? `${text} (${lastError})` : text;

const addressLine = (trouble: Trouble) =>
  withCode(
    `${toWho(trouble)}: ${words.wrongAddress(shownPhone(trouble.phone) || words.asker)}`,
    trouble,
  );

const troubleLine = (trouble: Trouble) => {
  const told = [words.kind(trouble.kind), words.tries(trouble.attempts), causeOf(trouble)];
  return withCode(`${toWho(trouble)}: ${told.filter(Boolean).join(', ')}`, trouble);
};

/** @param next what to do about them */
function section(title: string, items: readonly string[], next?: string): MailPart[] {
  if (items.length === 0) return [];
  const list: MailPart[] = [
    { kind: 'title', text: `${title}:` },
    { kind: 'list', items },
  ];
  return next ? [...list, say(next)] : list;
}
