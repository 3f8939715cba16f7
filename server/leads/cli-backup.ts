import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { faultOf } from './cli-faults.ts';
import { writeNew } from './cli-new-file.ts';
import { longWork, ofAll, type Progress, type Told } from './cli-progress.ts';
import { backUpPostgres } from './store/postgres-backup.ts';
import { restorePostgres } from './store/postgres-restore.ts';
import { backUp } from './store/sqlite-backup.ts';
import { backupFolder } from './store/sqlite-database.ts';
import { restore } from './store/sqlite-restore.ts';
import type { OnStep, Step } from './store/step.ts';

/** Where leads are kept. */
interface Place {
  dataDir: string;
  databaseUrl?: string;
}

const STEPS: Readonly<Record<Step, string>> = {
  checking: 'De reservekopie wordt nagelezen',
  'setting-aside': 'Wat er nu staat, wordt eerst bewaard',
  copying: 'Alles wordt gekopieerd',
  'reading-back': 'De kopie wordt teruggelezen',
};

/**
 * Makes a back-up of either store.
 * @param out told how far it is
 * @param file nothing for a name of ours in the folder of those that go by themselves
 * @param database not there when PostgreSQL has the leads
 * @returns the path of the new file
 * @throws Error with a sentence
 */
export async function backUpTo(
  out: Told,
  file: string | undefined,
  { dataDir, databaseUrl }: Place,
  database: DatabaseSync | undefined,
): Promise<string> {
  const folder = backupFolder(dataDir);
  const path = file ? resolve(file) : join(folder, `sens-${toFileTime(new Date())}.sqlite`);
  if (!file) mkdirSync(folder, { recursive: true, mode: 0o700 });
  await longWork(out, (progress) =>
    writeNew(path, async () => {
      // SQLite works without a pause: a signal is heard when it is done, and no half a file stays.
      if (database) backUp(database, path, toSteps(progress));
      else await backUpPostgres(String(databaseUrl), path, toSteps(progress));
    }),
  );
  return path;
}

/**
 * Puts a back-up of either store in the place of what there is.
 * @param out told how far it is
 * @returns how many leads there are now, and where what was there is kept
 * @throws Error with a sentence
 */
export async function restoreFrom(
  out: Told,
  file: string,
  { dataDir, databaseUrl }: Place,
): Promise<{ leads: number; path: string; before: string | undefined }> {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = join(folder, `sens-before-restore-${toFileTime(new Date())}.sqlite`);
  const path = resolve(file);
  try {
    const leads = await longWork(out, async (progress) =>
      databaseUrl
        ? await restorePostgres(path, databaseUrl, before, toSteps(progress))
        : restore(path, { dataDir }, before, toSteps(progress)),
    );
    return { leads, path, before: existsSync(before) ? before : undefined };
  } catch (error) {
    throw new Error(`${path} is niet teruggezet: ${faultOf(error, path)}`);
  }
}

const toSteps =
  ({ show, begin }: Pick<Progress, 'show' | 'begin'>): OnStep =>
  (step, rows) =>
    rows
      ? show(`${STEPS[step]}: ${ofAll(rows.done, rows.all)} rijen …`)
      : begin(`${STEPS[step]} …`);

/** To the millisecond: two back-ups within a second are two files. */
const toFileTime = (moment: Date) => moment.toISOString().replace(/[:.]/g, '');
