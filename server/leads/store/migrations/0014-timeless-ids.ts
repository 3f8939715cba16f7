/** The id of a lead begins with the moment it came: those that were made anonymous get one that tells nothing. */
export const timelessIds = `
  update leads set id = lower(hex(randomblob(16))) where anonymised_at is not null;
  update leads set
    reference = 'anoniem-' || id,
    submission_key = 'anoniem-' || id,
    report_token = 'anoniem-' || id
    where anonymised_at is not null;
`;
