/**
 * Who deletes a lead with the sqlite3 of the command line, which checks no references, takes its deliveries along too.
 */
export const orphans = `
  delete from deliveries where lead_id not in (select id from leads);
  create trigger leads_take_deliveries after delete on leads begin
    delete from deliveries where lead_id = old.id;
  end;
`;
