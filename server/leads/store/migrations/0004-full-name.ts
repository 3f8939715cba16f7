/** The name as typed. Leads from before are given what their parts make: more is not known of them. */
export const fullName = `
  alter table leads add column full_name text;
  update leads set full_name =
    case when first_name = last_name then first_name else first_name || ' ' || last_name end;
`;
