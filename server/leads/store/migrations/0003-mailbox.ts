/** Which mailbox the visitor's mail goes to (a hash), to count how many went there lately. */
export const mailbox = `
  alter table leads add column mailbox text;
  create index leads_by_mailbox on leads (mailbox, created_at);
`;
