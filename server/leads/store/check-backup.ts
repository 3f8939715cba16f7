import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations/index.ts';
import { isStoreTrouble } from './sqlite-errors.ts';
import { integrityOf, versionOf } from './sqlite-facts.ts';

/**
 * Reads a file to its end, to know whether it can be put back.
 * @throws Error with a sentence when it is no sound back-up of ours
 */
export function checkBackup(file: string): void {
  if (!existsSync(file)) throw new Error('het bestand is er niet.');
  let copy: DatabaseSync | undefined;
  try {
    copy = new DatabaseSync(file, { readOnly: true });
    const sound = integrityOf(copy) === 'ok';
    const version = versionOf(copy);
    copy.prepare('select 1 from leads, deliveries limit 1').get();
    if (version > MIGRATIONS.length) throw new Error('van een nieuwere versie');
    if (!sound || version < 1) throw new Error('beschadigd');
  } catch (error) {
    // SQLite says it in English, to whoever reads of pages.
    const why = isStoreTrouble(error) ? 'geen database van deze site' : (error as Error).message;
    throw new Error(`het is geen goede reservekopie (${why}).`);
  } finally {
    copy?.close();
  }
}
