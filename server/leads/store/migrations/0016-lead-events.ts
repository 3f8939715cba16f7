/**
 * What happened to a lead after it came. They go with it, also when it is deleted by hand with the sqlite3 of the
 * command line, which checks no references.
 */
export const leadEvents = `
  create table lead_events (
    id integer primary key,
    lead_id text not null references leads (id) on delete cascade,
    at text not null,
    what text not null check (what in ('failed', 'parked', 'redelivered', 'settled', 'cleared')),
    kind text,
    code text
  ) strict;
  create index lead_events_by_lead on lead_events (lead_id);
  create trigger leads_take_events after delete on leads begin
    delete from lead_events where lead_id = old.id;
  end;
`;
