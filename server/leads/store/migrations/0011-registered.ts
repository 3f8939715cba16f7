/** What the registers of buildings and labels hold of the house (JSON). */
export const registered = `
  alter table leads add column registered text check (json_valid(registered));
`;
