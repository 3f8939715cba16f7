import { type Kysely, sql } from 'kysely';

/** How often something happened on one day on one kind of page. */
export interface DailyCount {
  /** ISO date in the Netherlands. */
  day: string;
  template: string;
  /** A step of the funnel, or a web vital. */
  name: string;
  /** Which bar of the vital's histogram; 0 for a step. */
  bucket: number;
  count: number;
}

/** The columns are what a count is made of. */
export type DailyCountsTable = DailyCount;

interface WithDailyCounts {
  daily_counts: DailyCountsTable;
}

/** SQL that SQLite and PostgreSQL share, so that either store calls these two. */
export async function addCounts(
  db: Kysely<WithDailyCounts>,
  counts: readonly DailyCount[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const count of counts) {
      await trx
        .insertInto('daily_counts')
        .values(count)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'template', 'name', 'bucket'])
            .doUpdateSet({ count: sql`daily_counts.count + excluded.count` }),
        )
        .execute();
    }
  });
}

/** All counts of a day and later, added up over the days. */
export async function countsSince(
  db: Kysely<WithDailyCounts>,
  day: string,
): Promise<Omit<DailyCount, 'day'>[]> {
  const rows = await db
    .selectFrom('daily_counts')
    .select(['template', 'name', 'bucket'])
    .select((eb) => eb.fn.sum<number | string>('count').as('count'))
    .where('day', '>=', day)
    .groupBy(['template', 'name', 'bucket'])
    .orderBy('template')
    .orderBy('name')
    .orderBy('bucket')
    .execute();
  // PostgreSQL gives a sum as text.
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
