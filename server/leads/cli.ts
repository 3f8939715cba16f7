import { existsSync } from 'node:fs';
import { storeFile } from '#app.ts';
import { parseConfig } from '#config.ts';
import { loadCompany } from '#content/company.ts';
import { printLead, printList } from './cli-print.ts';
import { toHeaderText } from './mail/text.ts';
import { openSqlite } from './store/sqlite-database.ts';
import type { LeadStore } from './store/store.ts';
import { createSqliteStore } from './store/store-sqlite.ts';

const USAGE = `Gebruik:
  npm run leads -- list              alle aanvragen, nieuwste eerst
  npm run leads -- show REFERENTIE   alles over één aanvraag`;

/** Answers one command. Returns what to print, or nothing when the command is not known. */
async function answer(store: LeadStore, [command, reference]: string[]) {
  if (command === 'list') {
    const leads = await store.list();
    return leads.length > 0 ? printList(leads) : 'Er zijn nog geen aanvragen.';
  }
  if (command === 'show' && reference) {
    const found = await store.findByReference(reference.trim().toUpperCase());
    if (!found) throw new Error(`Geen aanvraag met referentie ${toHeaderText(reference)}.`);
    return printLead(found);
  }
  return undefined;
}

async function main(): Promise<void> {
  const config = parseConfig(process.env, loadCompany());
  const file = storeFile(config);
  // Looking must not make a database where there is none.
  if (!existsSync(file)) return console.log(`Er is nog geen ${file}: er zijn geen aanvragen.`);
  const store = createSqliteStore(openSqlite(file), config.storeBusyMs);
  const text = await answer(store, process.argv.slice(2)).finally(() => store.close());
  if (text === undefined) process.exitCode = 2;
  console.log(text ?? USAGE);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
