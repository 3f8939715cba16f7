import { type LeadSubmission, TRAP_FIELD } from '@sens/contract';

/** Why a request looks like the work of a program; kept with it, and names nobody. */
export type SpamReason =
  | 'trap'
  | 'link'
  | 'markup'
  | 'letters'
  | 'same-words'
  | 'site'
  | 'rush'
  | 'hurry';

/** An address of the web, or a name under which no firm here has one; `J.Top` is somebody's name. */
const LINK =
  /https?:|www\.|(?<![\w.@-])[a-z0-9-]{4,}\.(?:ru|cn|top|xyz|shop|site|online|info|biz)\b/i;
/** The site of a firm, as who asks for one may name it; not the end of a mail address in the wrong field. */
const SITE = /(?<![\w.@-])[a-z0-9-]{3,}\.(?:nl|be|eu|com|net|org)\b/i;
/** `Jan de Vries <jan@ziggo.nl>` is what a mail program copies. */
const MARKUP = /<(?![\w.+-]+@[\w.-]+>)[a-z/!]|\[\/?(?:url|link|b|img)\b|href=/i;

/** Writings in which no Dutch name, street or town is written. */
const FOREIGN_LETTERS = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * What speaks against a request; nothing for nearly all. A person with an odd name must not be among
 * them, so each of these is a thing that no address has.
 * @param body as it came in, before anything is put right or left out
 */
export function spamReasons(body: unknown, submission: LeadSubmission): SpamReason[] {
  const { first_name, last_name, full_name = '', straat, woonplaats } = submission;
  const told = [first_name, last_name, full_name, straat, woonplaats];
  const some = (pattern: RegExp) => told.some((text) => pattern.test(text));
  const words = [last_name, straat, woonplaats].map((text) => text.trim().toLowerCase());
  const signs: [SpamReason, boolean][] = [
    ['trap', isTrapped(body)],
    ['link', some(LINK)],
    ['markup', some(MARKUP)],
    ['letters', some(FOREIGN_LETTERS)],
    ['same-words', new Set(words).size === 1],
    ['site', some(SITE)],
  ];
  return signs.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}

function isTrapped(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, TRAP_FIELD)) return false;
  const value = (body as Record<string, unknown>)[TRAP_FIELD];
  return value !== '' && value !== null && value !== undefined;
}
