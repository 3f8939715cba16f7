import type { MailSettings } from '#leads/mail/compose.ts';
import type { MailMessage } from '#leads/mail/message.ts';
import { escapeHtml, toHtmlPage } from '#leads/mail/text.ts';
import type { Trouble } from '#leads/store/store.ts';
import { WATCH_WORDS as words } from './words.ts';

/** So many are named in one mail. */
export const MOST_NAMED = 50;

/** What a mail tells of. */
export interface Told {
  troubles: readonly Trouble[];
  /** References of requests that look like spam: nothing was delivered about them. */
  marked: readonly string[];
}

/**
 * A mail to the company about what needs its eyes. It names references, nobody's data.
 * @param name the same for the same mail
 */
export function troubleMail(
  subject: string,
  { troubles, marked }: Told,
  { mailFrom, mailTo }: Pick<MailSettings, 'mailFrom' | 'mailTo'>,
  name: string,
  date: Date,
): MailMessage {
  const parked = troubles.filter(({ status }) => status === 'parked');
  const late = troubles.filter(({ status }) => status === 'pending');
  const paragraphs = [
    ...section(words.parkedTitle, parked),
    ...(parked.length > 0 ? [words.parkedNext] : []),
    ...section(words.lateTitle, late),
    ...(marked.length > 0
      ? [
          [`${words.markedTitle}:`, ...marked.map((each) => `- ${each}`)].join('\n'),
          words.markedNext,
        ]
      : []),
    ...([troubles.length, marked.length].includes(MOST_NAMED) ? [words.more] : []),
  ];
  const html = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  return {
    from: mailFrom,
    to: mailTo,
    replyTo: mailTo,
    subject,
    text: paragraphs.join('\n\n'),
    html: toHtmlPage(html.join('')),
    messageId: `<${name}@${mailFrom.split('@').at(-1)?.replace('>', '')}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function section(title: string, troubles: readonly Trouble[]): string[] {
  if (troubles.length === 0) return [];
  const lines = troubles.map(({ reference, kind, attempts, lastError }) =>
    [`- ${reference}: ${words.kind(kind)}`, words.tries(attempts), lastError]
      .filter(Boolean)
      .join(', '),
  );
  return [[`${title}:`, ...lines].join('\n')];
}
