import { CALL_BACK, consentText, fullName, NOTE_MAX, reportPath } from '@sens/contract';
import type { Company } from '#content/company.ts';
import type { Sources } from '#leads/sources/sources.ts';
import { causeOf } from '#leads/watch/causes.ts';
import { WATCH_WORDS as words } from '#leads/watch/words.ts';
import { dutchMinuteOf } from '#time/dutch-time.ts';
import { printHistory } from './cli-history.ts';
import { deliveryStates, kindOfRequest, NO_MORE, STATES, spamWords } from './cli-words.ts';
import { houseRows } from './house-words.ts';
import * as format from './mail/format-lead.ts';
import { toHeaderText } from './mail/text.ts';
import type { Delivery, Lead, LeadWithDeliveries, LeadWithHistory } from './store/store.ts';

/** What visitors typed may hold terminal commands: one line, no control characters. */
const safe = (value: unknown) => toHeaderText(String(value ?? '-'), 400);

const LIST_HEADER = [
  'referentie',
  'ontvangen',
  'soort',
  'naam',
  'telefoon',
  'woonplaats',
  'woningtype',
  'bron',
  'bezorging',
];

/**
 * Prints leads page by page, with a header above the first: one line per lead with what it takes to call whoever asked,
 * what for, and where its deliveries stand.
 */
export function createListPrinter(
  sources: Sources,
): (leads: readonly LeadWithDeliveries[]) => string {
  const toLines = createColumns();
  let header = [LIST_HEADER];
  return (leads) => {
    const rows = leads.map(({ lead, deliveries }) => [
      lead.reference,
      dutchMinuteOf(lead.createdAt),
      kindOfRequest(lead),
      safe(fullName(lead.submission)),
      safe(lead.submission.phone),
      safe(lead.submission.woonplaats),
      format.dwelling(lead.submission),
      format.sourceTitle(lead.submission, sources),
      deliveryStates({ lead, deliveries }),
    ]);
    const lines = toLines([...header, ...rows]);
    header = [];
    return lines;
  };
}

/** What is said in a lead's words besides what is kept of it. */
export interface PrintSettings {
  sources: Sources;
  company: Company;
  /** The site's origin. */
  siteUrl: string;
}

/** Everything that is kept about one lead. */
export function printLead(
  { lead, deliveries, history }: LeadWithHistory,
  settings: PrintSettings,
): string {
  const rows = lead.submission.form_type === CALL_BACK ? callBackRows : reportRows;
  return [
    toColumns([
      ...rows(lead, settings),
      ...(lead.spam ? [['lijkt spam', spamWords(lead.spam)]] : []),
    ]),
    ...printDoubt(lead),
    ...printConsent(lead),
    ...printTranscript(lead),
    ...printRefined(lead),
    ...printNote(lead),
    '',
    ...deliveries.map(printDelivery),
    ...printHistory(history),
  ].join('\n');
}

function reportRows(
  { submission, reference, createdAt, reportToken, registered }: Lead,
  { sources, siteUrl }: PrintSettings,
) {
  const { tool_path: tool } = submission.energy_data;
  return [
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
    ['rapport', `${siteUrl}${reportPath(reportToken)}`],
    ...(tool ? [['rekenhulp', `${siteUrl}${tool}`]] : []),
  ];
}

const callBackRows = (
  { submission, reference, createdAt }: Lead,
  { sources, company }: PrintSettings,
) => [
  ['referentie', reference],
  ['ontvangen', format.toDutchTime(createdAt)],
  ['naam', safe(fullName(submission))],
  ['telefoon', safe(submission.phone)],
  ['terugbellen', format.callBackMoment(submission, company)],
  ['bron', format.sourceLabel(submission, sources)],
];

/** Of a request that looks like spam nothing is delivered, until somebody says that it is one. */
const printDoubt = ({ spam, reference }: Lead): string[] =>
  spam ? ['', `Is dit iemand? npm run leads -- redeliver ${reference}`] : [];

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
  const parts = [`${words.kind(kind)}: ${STATES[status]}`];
  if (deliveredAt) parts.push(dutchMinuteOf(deliveredAt));
  if (status === 'parked') parts.push(NO_MORE);
  parts.push(words.tries(attempts));
  if (status === 'pending' && attempts > 0)
    parts.push(`volgende poging: ${dutchMinuteOf(nextAttemptAt)}`);
  if (lastError) {
    const cause = causeOf(delivery);
    parts.push(`laatste fout: ${cause ? `${cause} (${safe(lastError)})` : safe(lastError)}`);
  }
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
