import { fullName } from '@sens/contract';
import { deliveryStates } from './cli-print.ts';
import type { LeadWithDeliveries } from './store/store.ts';

type Column = readonly [title: string, value: (lead: LeadWithDeliveries) => unknown];

const COLUMNS: readonly Column[] = [
  ['referentie', ({ lead }) => lead.reference],
  ['ontvangen', ({ lead }) => lead.createdAt.toISOString()],
  ['naam', ({ lead }) => fullName(lead.submission)],
  ['e-mail', ({ lead }) => lead.submission.email],
  ['telefoon', ({ lead }) => lead.submission.phone],
  ['straat', ({ lead }) => lead.submission.straat],
  ['huisnummer', ({ lead }) => lead.submission.huisnummer || ''],
  ['toevoeging', ({ lead }) => lead.submission.huisnummer_toevoeging],
  ['postcode', ({ lead }) => lead.submission.postcode],
  ['woonplaats', ({ lead }) => lead.submission.woonplaats],
  ['woningtype', ({ lead }) => lead.submission.woningtype],
  ['bouwjaar', ({ lead }) => lead.submission.bouwjaar],
  ['energiekosten per maand', ({ lead }) => lead.submission.energy_data.current_energy_costs],
  ['terugbellen', ({ lead }) => lead.submission.moment],
  ['gesprek', ({ lead }) => lead.submission.transcript],
  ['bron', ({ lead }) => lead.submission.source],
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

/** Leads as a table that a Dutch Excel opens as it is: UTF-8 with its mark, semicolons, CRLF. */
export function toCsv(leads: readonly LeadWithDeliveries[]): string {
  const rows = leads.map((lead) => COLUMNS.map(([, value]) => toCell(value(lead))));
  const titles = COLUMNS.map(([title]) => toCell(title));
  return `\uFEFF${[titles, ...rows].map((row) => `${row.join(';')}\r\n`).join('')}`;
}
