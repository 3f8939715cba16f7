import type { LinkedReport } from './kept-report.ts';

/** A fact of a mail, with the address behind it where there is one (`tel:`, `mailto:`). */
export type MailRow = readonly [label: string, value: string, href?: string];

/** Whom a mail is for: it speaks to the visitor, or of the visitor to the company. */
export type MailReader = 'visitor' | 'company';

/** A piece of a mail; all texts are plain. */
export type MailPart =
  /** A paragraph; its line breaks stay. */
  | { kind: 'text'; text: string }
  /** Stands over the part that follows. */
  | { kind: 'title'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly MailRow[] }
  /** What to do now, the most likely first. */
  | { kind: 'links'; links: readonly { label: string; href: string }[] }
  /** The first screen of the report; `picture` is the address of its card within the mail itself (`cid:`). */
  | { kind: 'report'; report: LinkedReport; reader: MailReader; picture?: string };

/**
 * The words of a mail, in their order: the server says them as plain text, the site gives them their look.
 * What the report says, the site puts into words for both.
 */
export interface Mail {
  /** What a list of mails shows beside the subject. */
  preview: string;
  parts: readonly MailPart[];
}
