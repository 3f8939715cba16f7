import { KEEP_GROUP } from './postgres-keep-group.ts';
import { KEEP_LEADS } from './postgres-keep-leads.ts';

/**
 * The tables in PostgreSQL, as all migrations of SQLite together have made them. Every change to come is
 * one more text at the end, as there. Times are ISO 8601 in UTC, compared by their bytes.
 */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  create table leads (
    id text primary key,
    reference text not null constraint leads_reference unique,
    submission_key text not null constraint leads_submission_key unique,
    fingerprint text not null,
    created_at text collate "C" not null,
    first_name text not null,
    last_name text not null,
    full_name text,
    email text not null,
    phone text not null,
    postcode text not null,
    huisnummer integer not null,
    huisnummer_toevoeging text,
    straat text not null,
    woonplaats text not null,
    woningtype text not null,
    bouwjaar text,
    source text not null,
    form_type text not null,
    consent_version text,
    consent_at text,
    current_energy_costs integer,
    report_token text not null unique,
    receipt text not null,
    house_answers text,
    answers_updated_at text,
    mailbox text,
    anonymised_at text,
    spam text
  );
  create index leads_by_fingerprint on leads (fingerprint, created_at);
  create index leads_by_date on leads (created_at);
  create index leads_by_mailbox on leads (mailbox, created_at);
  create index leads_to_anonymise on leads (created_at) where anonymised_at is null;
  create index leads_marked on leads (created_at) where spam is not null;

  create table deliveries (
    id text primary key,
    lead_id text not null references leads (id) on delete cascade,
    kind text collate "C" not null,
    status text collate "C" not null check (status in ('pending', 'delivered', 'parked')),
    attempts integer not null default 0,
    next_attempt_at text collate "C" not null,
    last_error text,
    delivered_at text,
    lease_until text collate "C",
    unique (lead_id, kind)
  );
  create index deliveries_due on deliveries (next_attempt_at) where status = 'pending';
  create index deliveries_parked on deliveries (lead_id) where status = 'parked';

  create table daily_counts (
    day text collate "C" not null,
    template text collate "C" not null,
    name text collate "C" not null,
    bucket integer not null,
    count integer not null,
    primary key (day, template, name, bucket)
  );
  create table forgotten (
    at text collate "C" not null,
    act text not null check (act in ('purge', 'erase')),
    leads integer not null,
    files integer not null
  );
  create table marks (name text primary key, value text not null);
  `,
  `
  alter table leads add column moment text;
  alter table leads add column transcript text;
  `,
  'alter table leads add column registered text;',
  KEEP_LEADS,
  'alter table leads add column report_note text;',
  // Names and hashes are compared by their bytes: by the rules of a language it takes several times as long. The
  // tables are locked in the order in which a lead of a server that still runs does it.
  `
  lock table leads, deliveries in access exclusive mode;
  alter table deliveries drop constraint deliveries_lead_id_fkey;
  alter table leads
    alter column id type text collate "C",
    alter column reference type text collate "C",
    alter column submission_key type text collate "C",
    alter column fingerprint type text collate "C",
    alter column mailbox type text collate "C",
    alter column report_token type text collate "C";
  alter table deliveries
    alter column id type text collate "C",
    alter column lead_id type text collate "C",
    add constraint deliveries_lead_id_fkey foreign key (lead_id) references leads (id) on delete cascade;
  `,
  KEEP_GROUP,
  `
  alter table deliveries
    drop constraint deliveries_status_check,
    add constraint deliveries_status_check
      check (status in ('pending', 'delivered', 'parked', 'settled'));
  `,
  // The id of a lead begins with the moment it came: those that were made anonymous get one that tells nothing.
  `
  with timeless as (
    select id as was, gen_random_uuid()::text as id from leads where anonymised_at is not null
  )
  update leads set
    id = timeless.id,
    reference = 'anoniem-' || timeless.id,
    submission_key = 'anoniem-' || timeless.id,
    report_token = 'anoniem-' || timeless.id
    from timeless where leads.id = timeless.was;
  `,
  // A server of before that makes a lead anonymous leaves its events, and is refused the new id: it tries again, and
  // one that knows them does it.
  `
  create table lead_events (
    id integer generated always as identity primary key,
    lead_id text collate "C" not null references leads (id) on delete cascade,
    at text collate "C" not null,
    what text not null check (what in ('failed', 'parked', 'redelivered', 'settled', 'cleared')),
    kind text collate "C",
    code text
  );
  create index lead_events_by_lead on lead_events (lead_id);
  `,
  // What is due of a kind stands together, untried first: a claim finds it at once, also where much is pending.
  `
  drop index deliveries_due;
  create index deliveries_due on deliveries (kind, attempts, next_attempt_at) where status = 'pending';
  `,
  'alter table leads add column tool_path text;',
];
