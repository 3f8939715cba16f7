/** What speaks against a lead; it is kept all the same. */
export const spam = `
  alter table leads add column spam text;
  create index leads_marked on leads (created_at) where spam is not null;
`;
