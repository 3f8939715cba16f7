import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Config, parseConfig } from '#config/config.ts';
import { loadCompany } from '#content/company.ts';
import { loadSources } from '#leads/sources/sources.ts';
import { printLead, printList } from './cli-print.ts';
import { toHeaderText } from './mail/text.ts';
import { backUp } from './store/sqlite-backup.ts';
import { openSqlite, storeFile } from './store/sqlite-database.ts';
import type { LeadStore } from './store/store.ts';
import { createSqliteStore } from './store/store-sqlite.ts';

const USAGE = `Gebruik:
  npm run leads -- list              alle aanvragen, nieuwste eerst
  npm run leads -- show REFERENTIE   alles over één aanvraag
  npm run leads -- backup BESTAND    alles in een nieuw bestand, ook terwijl de server loopt`;

function writeBackup(database: DatabaseSync, file: string): string {
  const path = resolve(file);
  try {
    backUp(database, path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${path} bestaat al: noem een nieuw bestand.`);
    throw new Error(`De reservekopie is niet gelukt: ${message}`);
  }
  return `Reservekopie gemaakt: ${path}`;
}

/** Answers one command. Returns what to print, or nothing when the command is not known. */
async function answer(
  { siteDir }: Config,
  store: LeadStore,
  database: DatabaseSync,
  [command, argument]: string[],
) {
  if (command === 'list') {
    const leads = await store.list();
    return leads.length > 0 ? printList(leads) : 'Er zijn nog geen aanvragen.';
  }
  if (command === 'show' && argument) {
    const found = await store.findByReference(argument.trim().toUpperCase());
    if (!found) throw new Error(`Geen aanvraag met referentie ${toHeaderText(argument)}.`);
    return printLead(found, loadSources(siteDir));
  }
  if (command === 'backup' && argument) return writeBackup(database, argument);
  return undefined;
}

async function main(): Promise<void> {
  const config = parseConfig(process.env, loadCompany());
  const file = storeFile(config);
  // Looking must not make a database where there is none.
  if (!existsSync(file)) return console.log(`Er is nog geen ${file}: er zijn geen aanvragen.`);
  const database = openSqlite(file);
  const store = createSqliteStore(database, config.storeBusyMs);
  const text = await answer(config, store, database, process.argv.slice(2)).finally(() =>
    store.close(),
  );
  if (text === undefined) process.exitCode = 2;
  console.log(text ?? USAGE);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
