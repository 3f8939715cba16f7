import { CALL_BACK, fullName } from '@sens/contract';
import { dutchSecondOf } from '#time/dutch-time.ts';
import type { PrintSettings } from './cli-print.ts';
import { deliveryStates } from './cli-words.ts';
import { callBackMoment, dwelling, sourceTitle } from './mail/format-lead.ts';
import type { LeadWithDeliveries } from './store/store.ts';

/** What puts codes into words. */
export type CsvSettings = Pick<PrintSettings, 'sources' | 'company'>;

type Column = readonly [
  title: string,
  value: (lead: LeadWithDeliveries, settings: CsvSettings) => unknown,
];

const COLUMNS: readonly Column[] = [
  ['referentie', ({ lead }) => lead.reference],
  ['ontvangen', ({ lead }) => dutchSecondOf(lead.createdAt)],
  ['naam', ({ lead }) => fullName(lead.submission)],
  ['e-mail', ({ lead }) => lead.submission.email],
  ['telefoon', ({ lead }) => lead.submission.phone],
  ['straat', ({ lead }) => lead.submission.straat],
  ['huisnummer', ({ lead }) => lead.submission.huisnummer || ''],
  ['toevoeging', ({ lead }) => lead.submission.huisnummer_toevoeging],
  ['postcode', ({ lead }) => lead.submission.postcode],
  ['woonplaats', ({ lead }) => lead.submission.woonplaats],
  ['woningtype', ({ lead }) => dwelling(lead.submission)],
  ['bouwjaar', ({ lead }) => lead.submission.bouwjaar],
  ['energiekosten per maand', ({ lead }) => lead.submission.energy_data.current_energy_costs],
  [
    'terugbellen',
    ({ lead: { submission } }, { company }) =>
      submission.form_type === CALL_BACK ? callBackMoment(submission, company) : '',
  ],
  ['gesprek', ({ lead }) => lead.submission.transcript],
  ['bron', ({ lead }, { sources }) => sourceTitle(lead.submission, sources)],
  ['tekst bij het formulier', ({ lead }) => lead.submission.consent_version],
  ['bezorging', deliveryStates],
];

/**
 * A cell that a spreadsheet shows as text. Whatever begins like a formula gets an apostrophe before it,
 * as visitors choose what stands there (OWASP, CSV injection); a telephone number begins so as well.
 */
function toCell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const toLine = (cells: readonly string[]) => `${cells.join(';')}\r\n`;

/** What a table begins with that a Dutch Excel opens as it is: UTF-8 with its mark, semicolons, CRLF. */
export const csvHead = (): string => `\uFEFF${toLine(COLUMNS.map(([title]) => toCell(title)))}`;

/** The lines of leads in that table. */
export const csvLines = (leads: readonly LeadWithDeliveries[], settings: CsvSettings): string =>
  leads.map((lead) => toLine(COLUMNS.map(([, value]) => toCell(value(lead, settings))))).join('');
