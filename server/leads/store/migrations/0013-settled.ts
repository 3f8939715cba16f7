/** A person has seen to a delivery that was parked: the table is made anew, as SQLite changes no check. */
export const settled = `
  create table deliveries_anew (
    id text primary key,
    lead_id text not null references leads (id) on delete cascade,
    kind text not null,
    status text not null default 'pending' check (status in ('pending', 'delivered', 'parked', 'settled')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    delivered_at text,
    lease_until text,
    unique (lead_id, kind)
  ) strict;
  insert into deliveries_anew
    select id, lead_id, kind, status, attempts, next_attempt_at, last_error, delivered_at, lease_until
    from deliveries;
  drop table deliveries;
  alter table deliveries_anew rename to deliveries;
  create index deliveries_due on deliveries (status, next_attempt_at);
`;
