import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { backupFolder } from './sqlite-database.ts';
import { isDamage } from './sqlite-errors.ts';

/** What is told of it; of what stands in the database nothing. */
export interface MendLog {
  error(about: Record<string, unknown>, message: string): void;
}

/** The database is damaged where leads stand: a program must not guess what is missing. */
export class BeyondMendingError extends Error {
  constructor(where: string, cause?: unknown) {
    super(
      `The database is damaged (${where}), and was left as it is. Take out what can still be read (npm run leads -- export) and put a back-up in its place (docs/runbook.md, "A damaged database").`,
      { cause },
    );
  }
}

/**
 * Looks whether the database reads to its end (2.5 s for 100,000 leads), and makes it anew from its tables where
 * only an index does not. What was there is kept among the back-ups. To be called by whoever has the folder alone.
 * @throws Error with advice when a table itself is damaged; nothing is changed then
 */
export async function mendSqlite(file: string, log: MendLog, now = new Date()): Promise<void> {
  if (!existsSync(file)) return;
  const mending = `${file}.mending`;
  const removeMending = () => {
    for (const rest of ['', '-journal']) rmSync(`${mending}${rest}`, { force: true });
  };
  removeMending();
  const damaged = open(file);
  let whole: DatabaseSync | undefined;
  try {
    const problems = faultsOf(damaged);
    if (problems.length === 0) return;
    refuseDamagedTables(damaged, problems);
    closeSync(openSync(mending, 'wx', 0o600));
    whole = copyTables(file, mending);
    const kept = setAside(file, now);
    // One transaction in the file as it lies there: whatever happens meanwhile, it is the former or the new one.
    await backup(whole, file);
    log.error(
      { problems: problems.length, kept },
      'the database was damaged: its indexes were made anew, no request is lost',
    );
  } finally {
    whole?.close();
    damaged.close();
    removeMending();
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: false });
  try {
    database.prepare('select count(*) from sqlite_master').get();
    return database;
  } catch (error) {
    database.close();
    throw isDamage(error) ? new BeyondMendingError('its list of tables', error) : error;
  }
}

/** A row that the rules of its table would refuse today is no damage. */
const ABOUT_A_VALUE = /^(?:CHECK constraint failed|\S+ value) in /;

/** What SQLite finds wrong: pages, not whether each index names each row, which takes ten times as long. */
function faultsOf(database: DatabaseSync): string[] {
  try {
    const rows = database.prepare('pragma quick_check(1000)').all();
    const lines = rows.flatMap(({ quick_check: text }) => String(text).split('\n'));
    return lines.filter((line) => line !== 'ok' && !ABOUT_A_VALUE.test(line));
  } catch (error) {
    if (isDamage(error)) return ['unreadable'];
    throw error;
  }
}

/** SQLite names a tree of pages by its first one. */
function refuseDamagedTables(database: DatabaseSync, problems: readonly string[]): void {
  const trees = new Map(
    database
      .prepare("select rootpage, name from sqlite_master where type = 'table'")
      .all()
      .map(({ rootpage, name }) => [Number(rootpage), String(name)]),
  );
  for (const problem of problems) {
    const [, root] = /\bTree (\d+)\b/.exec(problem) ?? [];
    const table = trees.get(Number(root));
    if (table) throw new BeyondMendingError(`table ${table}`);
  }
}

/** A new database of the same tables, read from their first row to their last, past every index. */
function copyTables(from: string, to: string): DatabaseSync {
  const whole = new DatabaseSync(to, { enableForeignKeyConstraints: false });
  let table = '';
  try {
    whole.prepare('attach ? as damaged').run(from);
    const made = whole
      .prepare(
        "select type, name, sql from damaged.sqlite_master where sql is not null and name not like 'sqlite_%'",
      )
      .all() as { type: string; name: string; sql: string }[];
    const { user_version: version } = whole.prepare('pragma damaged.user_version').get() ?? {};
    whole.exec(`begin; pragma main.user_version = ${Number(version)}`);
    for (const { name, sql } of made.filter(({ type }) => type === 'table')) {
      table = name;
      whole.exec(sql);
      // In an order, as SQLite else copies the pages of the indexes too.
      whole.exec(
        `insert into main."${name}" select * from damaged."${name}" not indexed order by rowid`,
      );
    }
    for (const { sql } of made.filter(({ type }) => type !== 'table')) whole.exec(sql);
    whole.exec('commit; detach damaged');
    if (faultsOf(whole).length > 0) throw new BeyondMendingError('what was made of it');
    return whole;
  } catch (error) {
    whole.close();
    throw isDamage(error) || isTwice(error)
      ? new BeyondMendingError(`table ${table}`, error)
      : error;
  }
}

/** A row that stands there twice: 19 is SQLITE_CONSTRAINT. */
const isTwice = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 19;

/** Under names that go away with time, as those of back-ups do. */
function setAside(file: string, now: Date): string {
  const folder = backupFolder(dirname(file));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = join(folder, `sens-damaged-${now.toISOString().replace(/[:.]/g, '')}.sqlite`);
  copyFileSync(file, kept);
  const log = `${file}-wal`;
  if (existsSync(log)) copyFileSync(log, kept.replace(/\.sqlite$/, '-wal.sqlite'));
  return kept;
}
