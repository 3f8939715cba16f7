/** Leads and what is still to be delivered about them. Times are ISO 8601 in UTC, so they sort as text. */
export const leads = `
  create table leads (
    id text primary key,
    reference text not null unique,
    submission_key text not null unique,
    fingerprint text not null,
    created_at text not null,
    first_name text not null,
    last_name text not null,
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
    current_energy_costs integer,
    report_token text not null unique,
    receipt text not null
  ) strict;
  create index leads_by_fingerprint on leads (fingerprint, created_at);
  create index leads_by_date on leads (created_at);

  create table deliveries (
    id text primary key,
    lead_id text not null references leads (id) on delete cascade,
    kind text not null,
    status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    delivered_at text,
    unique (lead_id, kind)
  ) strict;
  create index deliveries_due on deliveries (status, next_attempt_at);
`;
