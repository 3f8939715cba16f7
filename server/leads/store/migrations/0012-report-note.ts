/** What whoever has the report's link wrote down beside it. */
export const reportNote = `
  alter table leads add column report_note text;
`;
