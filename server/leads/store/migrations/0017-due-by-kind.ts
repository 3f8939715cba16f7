/** What is due of a kind stands together, untried first: a claim finds it at once, also where much is pending. */
export const dueByKind = `
  drop index if exists deliveries_due;
  create index deliveries_due on deliveries (status, kind, attempts, next_attempt_at);
`;
