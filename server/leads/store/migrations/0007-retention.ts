/** Since when a lead points to nobody, and a log of what was forgotten, which tells of nobody either. */
export const retention = `
  alter table leads add column anonymised_at text;
  create index leads_to_anonymise on leads (created_at) where anonymised_at is null;
  create table forgotten (
    at text not null,
    act text not null check (act in ('purge', 'erase')),
    leads integer not null,
    files integer not null
  ) strict;
`;
