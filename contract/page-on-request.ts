import type { LinkedReport } from './kept-report.ts';
import type { FieldErrors } from './lead-form.ts';
import type { Mail, MailReader } from './mail.ts';

/** The form as a visitor without script gets it back. */
export interface ReturnedForm {
  /** What was posted, by field name. */
  values: Record<string, string>;
  fields: FieldErrors;
  source: string;
  /** What is wrong with no field in particular. */
  problem?: string;
}

/**
 * What the server can ask the built site to render, with all that the page depends on. The site's
 * entry (`site/build/render-entry.ts`) knows which route makes it.
 */
export type PageOnRequest =
  | { page: 'form'; form: ReturnedForm }
  /**
   * `today` is the server's day (ISO): a report keeps its own, and says what has changed since; `awaitsCall`
   * until the day of the company's call is over.
   */
  | { page: 'report'; report: LinkedReport; today: string; awaitsCall: boolean }
  | { page: 'pdf'; report: LinkedReport }
  | { page: 'adviser'; report: LinkedReport }
  | { page: 'mail'; mail: Mail }
  /** The first screen of the report in words, as plain text: for whoever reads a mail without its look. */
  | { page: 'mail-text'; report: LinkedReport; reader: MailReader }
  /** `query` is the state of the tool as it stands in the address, without `?`. */
  | { page: 'tool'; tool: string; query: string }
  /** A service in a town whose page is not built; `slug` is its path without the slash. */
  | { page: 'town'; slug: string };

/** The site lists here for the server which of its pages are made when somebody first asks for one, by their paths. */
export const PAGES_ON_REQUEST_FILE = 'pages-on-request.json';

/** Of those, the ones of a name. */
export type PageNamed<Name extends PageOnRequest['page']> = Extract<PageOnRequest, { page: Name }>;

/** What the built site's entry does: makes the page that is asked for, under the origin that visitors see. */
export type Render = (asked: PageOnRequest, origin: string) => Promise<Response>;
