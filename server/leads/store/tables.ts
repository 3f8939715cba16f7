import { randomUUID } from 'node:crypto';
import {
  fullName,
  isConsentVersion,
  type LeadReceipt,
  type LeadSubmission,
  type Registered,
} from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { DailyCountsTable } from './daily-counts.ts';
import type {
  Delivery,
  DeliveryKind,
  DeliveryStatus,
  Forgotten,
  Lead,
  LeadEvent,
  NewLead,
} from './store.ts';

/** A statement of SQLite takes 32,766 values, one of PostgreSQL 65,535. */
export const MOST_VALUES = 1_000;

interface LeadsTable {
  id: string;
  reference: string;
  submission_key: string;
  fingerprint: string;
  created_at: string;
  first_name: string;
  last_name: string;
  full_name: string | null;
  email: string;
  phone: string;
  postcode: string;
  huisnummer: number;
  huisnummer_toevoeging: string | null;
  straat: string;
  woonplaats: string;
  woningtype: string;
  bouwjaar: string | null;
  source: string;
  form_type: LeadSubmission['form_type'];
  consent_version: string | null;
  consent_at: string | null;
  current_energy_costs: number | null;
  report_token: string;
  receipt: string;
  /** JSON of the refined answers. */
  house_answers: string | null;
  answers_updated_at: string | null;
  /** Hash of the mailbox; leads from before there was a limit have none. */
  mailbox: string | null;
  /** Since when nothing in the row points to a person. */
  anonymised_at: string | null;
  /** Words for what speaks against it, with commas. */
  spam: string | null;
  /** When to be called back. */
  moment: LeadSubmission['moment'] | null;
  transcript: string | null;
  /** JSON of what the registers hold of the house. */
  registered: string | null;
  /** What whoever has the report's link wrote down. */
  report_note: string | null;
  /** The tool from whose page it came, as it was left. */
  tool_path: string | null;
}

interface DeliveriesTable {
  id: string;
  lead_id: string;
  kind: DeliveryKind;
  status: DeliveryStatus;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  delivered_at: string | null;
  /** Where several servers share the store: until when one of them has it. */
  lease_until: string | null;
}

interface LeadEventsTable {
  /** In the order in which they were kept. */
  id: Generated<number>;
  lead_id: string;
  at: string;
  /** That a lead came and what was delivered is told by its own rows. */
  what: Exclude<LeadEvent['what'], 'received' | 'delivered'>;
  /** Not there when it is about the lead as a whole. */
  kind: DeliveryKind | null;
  code: string | null;
}

interface MarksTable {
  name: string;
  value: string;
}

interface ForgottenTable {
  at: string;
  act: Forgotten['act'];
  leads: number;
  files: number;
}

/** The tables as the migrations make them. */
export interface Tables {
  leads: LeadsTable;
  forgotten: ForgottenTable;
  deliveries: DeliveriesTable;
  lead_events: LeadEventsTable;
  marks: MarksTable;
  daily_counts: DailyCountsTable;
}

/** All tables, those first that others point to; the compiler asks for one that is missing. */
export const TABLE_NAMES = Object.keys({
  leads: true,
  deliveries: true,
  lead_events: true,
  forgotten: true,
  marks: true,
  daily_counts: true,
} satisfies Record<keyof Tables, true>) as readonly (keyof Tables)[];

/**
 * The column that a store numbers by itself as rows are kept. A back-up holds the rows in that order, and not the
 * numbers, so that a store which takes it goes on counting where they end.
 */
export const NUMBERED: Partial<Record<keyof Tables, string>> = { lead_events: 'id' };

/** A lead as a row; every column is named here, so nothing else of a request can be kept. */
export function toLeadRow(lead: NewLead): Insertable<LeadsTable> {
  const { submission } = lead;
  return {
    id: lead.id,
    reference: lead.reference,
    submission_key: lead.submissionKey,
    fingerprint: lead.fingerprint,
    created_at: lead.createdAt.toISOString(),
    first_name: submission.first_name,
    last_name: submission.last_name,
    full_name: fullName(submission),
    email: submission.email,
    phone: submission.phone,
    postcode: submission.postcode,
    huisnummer: submission.huisnummer,
    huisnummer_toevoeging: submission.huisnummer_toevoeging ?? null,
    straat: submission.straat,
    woonplaats: submission.woonplaats,
    woningtype: submission.woningtype,
    bouwjaar: submission.bouwjaar ?? null,
    source: submission.source,
    form_type: submission.form_type,
    consent_version: submission.consent_version ?? null,
    consent_at: lead.consentAt?.toISOString() ?? null,
    current_energy_costs: submission.energy_data.current_energy_costs ?? null,
    report_token: lead.reportToken,
    receipt: JSON.stringify(lead.receipt),
    house_answers: lead.refined ? JSON.stringify(lead.refined.answers) : null,
    answers_updated_at: lead.refined ? lead.refined.at.toISOString() : null,
    mailbox: lead.mailbox,
    spam: lead.spam?.join(',') ?? null,
    moment: submission.moment ?? null,
    transcript: submission.transcript ?? null,
    registered: lead.registered ? JSON.stringify(lead.registered) : null,
    tool_path: submission.energy_data.tool_path ?? null,
  };
}

export function fromLeadRow(row: Selectable<LeadsTable>): Lead {
  return {
    id: row.id,
    reference: row.reference,
    createdAt: new Date(row.created_at),
    reportToken: row.report_token,
    submission: {
      ...namesOf(row),
      email: row.email,
      phone: row.phone,
      postcode: row.postcode,
      huisnummer: row.huisnummer,
      ...(row.huisnummer_toevoeging ? { huisnummer_toevoeging: row.huisnummer_toevoeging } : {}),
      straat: row.straat,
      woonplaats: row.woonplaats,
      woningtype: row.woningtype,
      ...(row.bouwjaar ? { bouwjaar: row.bouwjaar } : {}),
      source: row.source,
      form_type: row.form_type,
      ...(isConsentVersion(row.consent_version) ? { consent_version: row.consent_version } : {}),
      ...(row.moment ? { moment: row.moment } : {}),
      ...(row.transcript ? { transcript: row.transcript } : {}),
      energy_data: {
        ...(row.current_energy_costs ? { current_energy_costs: row.current_energy_costs } : {}),
        ...(row.tool_path ? { tool_path: row.tool_path } : {}),
      },
    },
    ...(row.consent_at ? { consentAt: new Date(row.consent_at) } : {}),
    ...refined(row),
    ...(row.report_note ? { note: row.report_note } : {}),
    ...(row.registered ? { registered: JSON.parse(row.registered) as Registered } : {}),
    ...(row.spam ? { spam: row.spam.split(',') } : {}),
  };
}

/**
 * What a row becomes when its person is forgotten. All columns are named: one that is added has to be
 * thought of here. What has to be unique gets a name that leads nowhere; the moment becomes its day, so
 * that no mail or log line of that moment belongs to it. The id goes too: it begins with that moment.
 */
export function toAnonymousRow(
  { created_at }: Pick<Selectable<LeadsTable>, 'created_at'>,
  at: Date,
): Omit<Selectable<LeadsTable>, 'woningtype' | 'source' | 'form_type'> {
  const id = randomUUID();
  return {
    id,
    reference: `anoniem-${id}`,
    submission_key: `anoniem-${id}`,
    fingerprint: '',
    created_at: `${created_at.slice(0, 10)}T00:00:00.000Z`,
    first_name: '',
    last_name: '',
    full_name: null,
    email: '',
    phone: '',
    postcode: '',
    huisnummer: 0,
    huisnummer_toevoeging: null,
    straat: '',
    woonplaats: '',
    bouwjaar: null,
    consent_version: null,
    consent_at: null,
    current_energy_costs: null,
    report_token: `anoniem-${id}`,
    receipt: '{}',
    house_answers: null,
    answers_updated_at: null,
    mailbox: null,
    spam: null,
    moment: null,
    transcript: null,
    registered: null,
    report_note: null,
    tool_path: null,
    anonymised_at: at.toISOString(),
  };
}

/** The whole name is told besides its parts only when they do not give it back, as in a payload. */
function namesOf({ first_name, last_name, full_name }: Selectable<LeadsTable>) {
  const parts = { first_name, last_name };
  return full_name === null || full_name === fullName(parts) ? parts : { ...parts, full_name };
}

function refined({ house_answers: json, answers_updated_at: at }: Selectable<LeadsTable>) {
  if (!json || !at) return {};
  return { refined: { answers: JSON.parse(json) as DwellingAnswers, at: new Date(at) } };
}

export function fromDeliveryRow(row: Selectable<DeliveriesTable>): Delivery {
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: new Date(row.next_attempt_at),
    ...(row.last_error ? { lastError: row.last_error } : {}),
    ...(row.delivered_at ? { deliveredAt: new Date(row.delivered_at) } : {}),
  };
}

export function fromEventRow({
  at,
  what,
  kind,
  code,
}: Omit<Selectable<LeadEventsTable>, 'id' | 'lead_id'>): LeadEvent {
  return { at: new Date(at), what, ...(kind ? { kind } : {}), ...(code ? { code } : {}) };
}

/** The answer as it was given the first time. */
export const fromReceiptColumn = (receipt: string) => JSON.parse(receipt) as LeadReceipt;
