/**
 * What visitors did and how fast pages were, added up per day and kind of page; of no visitor in
 * particular. Written so that SQLite and PostgreSQL both take it.
 */
export const dailyCounts = `
  create table daily_counts (
    day text not null,
    template text not null,
    name text not null,
    bucket integer not null,
    count integer not null,
    primary key (day, template, name, bucket)
  );
`;
