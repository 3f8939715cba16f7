import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Overwrites a page of a closed database, as a bad disk does.
 * @param name table or index, of which it is the first page; `sqlite_schema` for the list of all
 */
export function damagePage(file: string, name: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const row = database.prepare('select rootpage from sqlite_master where name = ?').get(name);
  const root = Number(row?.rootpage ?? 1);
  const pageSize = Number(database.prepare('pragma page_size').get()?.page_size);
  database.close();
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(pageSize, 0xab), 0, pageSize, (root - 1) * pageSize);
  closeSync(opened);
}
