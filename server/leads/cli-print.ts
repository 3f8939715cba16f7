import { CALL_BACK, consentText, fullName, NOTE_MAX, reportPath } from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Sources } from '#leads/sources/sources.ts';
import { dutchMinuteOf } from '#time/dutch-time.ts';
import { printHistory } from './cli-history.ts';
import { houseRows } from './house-words.ts';
import * as format from './mail/format-lead.ts';
import { toHeaderText } from './mail/text.ts';
import type { Delivery, Lead, LeadWithDeliveries, LeadWithHistory } from './store/store.ts';

/** What visitors typed may hold terminal commands: one line, no control characters. */
const safe = (value: unknown) => toHeaderText(String(value ?? '-'), 400);

/** Where the deliveries of a lead stand, and why it has none. */
export const deliveryStates = ({ lead, deliveries }: LeadWithDeliveries): string =>
  [
    ...(lead.spam ? ['lijkt spam'] : []),
    ...deliveries.map(({ kind, status }) => `${kind}: ${status}`),
  ].join(', ');

const LIST_HEADER = ['referentie', 'ontvangen', 'woonplaats', 'woningtype', 'bron', 'bezorging'];

/**
 * Prints leads page by page, with a header above the first: one line per lead with its reference, date, town, type,
 * source and where its deliveries stand.
 */
export function createListPrinter(): (leads: readonly LeadWithDeliveries[]) => string {
  const toLines = createColumns();
  let header = [LIST_HEADER];
  return (leads) => {
    const rows = leads.map(({ lead, deliveries }) => [
      lead.reference,
      dutchMinuteOf(lead.createdAt),
      safe(lead.submission.woonplaats),
      format.dwelling(lead.submission),
      lead.submission.source,
      deliveryStates({ lead, deliveries }),
    ]);
    const lines = toLines([...header, ...rows]);
    header = [];
    return lines;
  };
}

/** Everything that is kept about one lead. */
export function printLead(
  { lead, deliveries, history }: LeadWithHistory,
  sources: Sources,
  company: Company,
): string {
  const rows = lead.submission.form_type === CALL_BACK ? callBackRows : reportRows;
  return [
    toColumns([
      ...rows(lead, sources, company),
      ...(lead.spam ? [['lijkt spam', lead.spam.join(', ')]] : []),
    ]),
    ...printConsent(lead),
    ...printTranscript(lead),
    ...printRefined(lead),
    ...printNote(lead),
    '',
    ...deliveries.map(printDelivery),
    ...printHistory(history),
  ].join('\n');
}

const reportRows = (
  { submission, reference, createdAt, reportToken, registered }: Lead,
  sources: Sources,
) => [
  ['referentie', reference],
  ['ontvangen', format.toDutchTime(createdAt)],
  ['naam', safe(fullName(submission))],
  ['e-mail', safe(submission.email)],
  ['telefoon', safe(submission.phone)],
  ['adres', safe(format.fullAddress(submission))],
  ['woningtype', format.dwelling(submission)],
  ['bouwjaar', safe(format.buildYear(submission))],
  ...format.registeredRows(registered).map(([label, value]) => [label.toLowerCase(), value]),
  ['energiekosten', safe(format.energyCost(submission))],
  ['bron', format.sourceLabel(submission, sources)],
  ['rapport', reportPath(reportToken)],
];

const callBackRows = (
  { submission, reference, createdAt }: Lead,
  sources: Sources,
  company: Company,
) => [
  ['referentie', reference],
  ['ontvangen', format.toDutchTime(createdAt)],
  ['naam', safe(fullName(submission))],
  ['telefoon', safe(submission.phone)],
  ['terugbellen', format.callBackMoment(submission, company)],
  ['bron', format.sourceLabel(submission, sources)],
];

/** What was said to the assistant. */
const printTranscript = ({ submission: { transcript } }: Lead): string[] =>
  transcript
    ? [
        '',
        'gesprek met de assistent:',
        ...transcript.split('\n').map((line) => `  ${toHeaderText(line, 2_000)}`),
      ]
    : [];

/** What the form said of calling and personal data when it was sent. */
function printConsent({ submission, consentAt }: Lead): string[] {
  const { consent_version: version } = submission;
  if (!version || !consentAt) return ['', 'tekst bij het formulier: niet bekend'];
  const shown = `tekst bij het formulier (versie ${version}), getoond op ${format.toDutchTime(consentAt)}:`;
  return ['', shown, `  ${consentText(version)}`];
}

/** What the visitor refined about the house behind the report's link. */
function printRefined({ refined }: Lead): string[] {
  if (!refined) return [];
  const rows = houseRows(refined.answers).map(([label, value]) => [`  ${label}`, safe(value)]);
  return ['', `verfijnd op ${format.toDutchTime(refined.at)}:`, toColumns(rows)];
}

/** What was written down behind the report's link. */
const printNote = ({ note }: Lead): string[] =>
  note
    ? [
        '',
        'aantekeningen bij het rapport:',
        ...note.split('\n').map((line) => `  ${toHeaderText(line, NOTE_MAX)}`),
      ]
    : [];

function printDelivery(delivery: Delivery): string {
  const { kind, status, attempts, deliveredAt, nextAttemptAt, lastError } = delivery;
  const parts = [`${kind}: ${status}`, `pogingen: ${attempts}`];
  if (deliveredAt) parts.push(`bezorgd: ${dutchMinuteOf(deliveredAt)}`);
  if (status === 'pending') parts.push(`volgende poging: ${dutchMinuteOf(nextAttemptAt)}`);
  if (lastError) parts.push(`laatste fout: ${safe(lastError)}`);
  return parts.join(', ');
}

type Rows = readonly (readonly string[])[];

/** Rows as lines, each cell as wide as the widest of its column. */
export const toColumns = (rows: Rows): string => createColumns()(rows);

/** The same for rows that come in parts: columns only grow from one to the next. */
function createColumns(): (rows: Rows) => string {
  const widths: number[] = [];
  return (rows) => {
    for (const row of rows) {
      for (const [column, text] of row.entries())
        widths[column] = Math.max(widths[column] ?? 0, widthOf(text));
    }
    const pad = (text: string, column: number) =>
      text + ' '.repeat((widths[column] ?? 0) - widthOf(text));
    return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
  };
}

const widthOf = (text: string) => [...text].length;
