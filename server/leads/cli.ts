import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Config, parseConfig } from '#config/config.ts';
import { type Company, loadCompany } from '#content/company.ts';
import { erase, isBackup, KEPT, purge } from '#leads/retention/retention.ts';
import { loadSources } from '#leads/sources/sources.ts';
import { dayOf } from '#measuring/day.ts';
import { printStats } from '#measuring/print-stats.ts';
import { exportLeads } from './cli-export.ts';
import { createListPrinter, printLead, toColumns } from './cli-print.ts';
import { longWork, ofAll } from './cli-progress.ts';
import { deliveriesFor, deliveriesOf } from './deliveries-of.ts';
import { switchWebhookOn } from './delivery/webhook.ts';
import { toMailbox } from './fingerprint.ts';
import { leadPages } from './lead-pages.ts';
import { toHeaderText } from './mail/text.ts';
import { openPostgres } from './store/postgres-database.ts';
import { backUp } from './store/sqlite-backup.ts';
import { backupFolder, openSqlite, storeFile } from './store/sqlite-database.ts';
import { restore } from './store/sqlite-restore.ts';
import type { DeliveryKind, LeadStore } from './store/store.ts';
import { createPostgresStore } from './store/store-postgres.ts';
import { createSqliteStore } from './store/store-sqlite.ts';

const USAGE = `Gebruik:
  npm run leads -- list              alle aanvragen, nieuwste eerst
  npm run leads -- show REFERENTIE   alles over één aanvraag
  npm run leads -- stats [DAGEN]     snelheid bij bezoekers en de weg naar een aanvraag (28 dagen)
  npm run leads -- export BESTAND    alle aanvragen als csv, voor Excel
  npm run leads -- redeliver [REFERENTIE]  bezorgt opnieuw wat niet is gelukt
  npm run leads -- done REFERENTIE   u hebt geregeld wat niet bezorgd kon worden: het wordt niet meer gemeld
  npm run leads -- erase E-MAIL      wist wie dit e-mailadres heeft, uit aanvragen en mails; van wie
                                     alleen een telefoonnummer gaf: dat nummer
  npm run leads -- purge             vergeet wat zijn tijd heeft gehad; de server doet dit ook elke dag
  npm run leads -- backup [BESTAND]  alles in een nieuw bestand, ook terwijl de server loopt
  npm run leads -- restore BESTAND   zet een reservekopie terug; eerst moet de server stil staan`;

/** What a command has to do its work with. */
interface Desk {
  config: Config;
  company: Company;
  store: LeadStore;
  /** Of PostgreSQL its own tools make back-ups. */
  database: DatabaseSync | undefined;
}

/** @returns what is left to print; nothing when an argument is missing */
type Command = (desk: Desk, argument: string | undefined) => Promise<string | undefined>;

const DAY_MS = 24 * 60 * 60_000;

/** A Dutch number has no fewer, with or without its country. */
const PHONE_DIGITS = 9;

/** Ten years. */
const MOST_DAYS = 3_653;

const NONE_YET = 'Er zijn nog geen aanvragen.';
const counted = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;
const requests = (number: number) => counted(number, 'aanvraag', 'aanvragen');
const files = (number: number) => counted(number, 'bestand', 'bestanden');

const COMMANDS: Readonly<Record<string, Command>> = {
  async list({ store }) {
    // Whoever reads along may have seen enough, as `head` has: that is no error.
    process.stdout.on('error', () => undefined);
    const print = createListPrinter();
    let none = true;
    for await (const leads of leadPages(store)) {
      none = false;
      console.log(print(leads));
      if (process.stdout.destroyed) break;
    }
    return none ? NONE_YET : '';
  },

  async show({ store, config, company }, reference) {
    if (!reference) return undefined;
    return printLead(await findLead(store, reference), loadSources(config.siteDir), company);
  },

  async stats({ store }, argument = '28') {
    const days = Number(argument);
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) return undefined;
    const since = dayOf(new Date(Date.now() - (days - 1) * DAY_MS));
    return printStats(await store.countsSince(since), since, toColumns);
  },

  async export({ store }, file) {
    if (!file) return undefined;
    const path = resolve(file);
    const leads = await longWork(async (tell) => {
      const all = await store.count();
      return writeNew(path, () =>
        exportLeads(store, path, (soFar) => tell(`${ofAll(soFar, all)} aanvragen …`)),
      );
    });
    if (leads === 0) throw new Error(NONE_YET);
    return `${requests(leads)} in ${path}. Daar staan persoonsgegevens in: wis het na gebruik.`;
  },

  async erase({ store, config }, given) {
    if (given === undefined) return undefined;
    const email = given.trim();
    if (!email.includes('@') && email.replace(/\D/g, '').length < PHONE_DIGITS)
      throw new Error(
        'Geef het hele e-mailadres, of van wie dat niet gaf het telefoonnummer; er is niets gewist.',
      );
    const { leads, files: mails } = await erase(
      { store, dataDir: config.dataDir },
      toMailbox(email),
      email,
      new Date(),
    );
    if (leads === 0)
      throw new Error('Van dit e-mailadres zijn er geen aanvragen; er is niets gewist.');
    return `${requests(leads)} en ${files(mails)} gewist. In reservekopieën staat nog wat er toen was, tot die weg zijn.`;
  },

  async purge({ store, config }) {
    const { leads, files: old } = await purge(
      { store, dataDir: config.dataDir },
      new Date(),
      (soFar) => {
        console.error(`${requests(soFar)} geanonimiseerd …`);
        return true;
      },
    );
    if (leads + old === 0)
      throw new Error('Er is niets dat zijn tijd heeft gehad; er is niets gewist.');
    return `${requests(leads)} geanonimiseerd, ${files(old)} verwijderd.`;
  },

  async redeliver({ store, config }, reference) {
    const of = reference && (await redeliveryOf(store, reference, deliveriesOf(config)));
    await switchWebhookOn(store);
    const number = await store.redeliver(new Date(), of || undefined);
    if (number === 0) throw new Error('Er is niets dat opnieuw bezorgd moet worden.');
    return `${counted(number, 'bezorging', 'bezorgingen')} klaargezet; de server probeert het vanzelf opnieuw.`;
  },

  async done({ store }, reference) {
    if (!reference) return undefined;
    const { lead } = await findLead(store, reference);
    const number = await store.settle(lead.reference, new Date());
    if (number === 0)
      throw new Error(`Van ${lead.reference} staat niets open dat niet bezorgd kon worden.`);
    return `${counted(number, 'bezorging', 'bezorgingen')} van ${lead.reference} afgehandeld: de site meldt het niet meer.`;
  },

  async backup({ database, config }, file) {
    if (!database)
      throw new Error('Van PostgreSQL maakt u een reservekopie met pg_dump (docs/runbook.md).');
    const folder = backupFolder(config.dataDir);
    const path = file ? resolve(file) : join(folder, `sens-${toFileTime(new Date())}.sqlite`);
    if (!file) mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(path))
      console.error(
        'Alles wordt gekopieerd en teruggelezen; bij honderdduizend aanvragen duurt dat een halve minuut …',
      );
    await writeNew(path, async () => backUp(database, path));
    const goesByItself = dirname(relative(folder, path)) === '.' && isBackup(basename(path));
    return goesByItself
      ? `Reservekopie gemaakt: ${path} (gaat vanzelf weg na ${KEPT.backupDays} dagen)`
      : `Reservekopie gemaakt: ${path}\nDaar staan persoonsgegevens in: wis het zelf, binnen ${KEPT.backupDays} dagen.`;
  },
};

/** @throws Error with a sentence for whoever typed the reference */
async function findLead(store: LeadStore, reference: string) {
  const found = await store.findByReference(reference.trim().toUpperCase());
  if (!found) throw new Error(`Geen aanvraag met referentie ${toHeaderText(reference)}.`);
  return found;
}

async function redeliveryOf(store: LeadStore, given: string, all: readonly DeliveryKind[]) {
  const { lead } = await findLead(store, given);
  return { reference: lead.reference, kinds: deliveriesFor(lead.submission, all) };
}

/** To the millisecond: two back-ups within a second are two files. */
const toFileTime = (moment: Date) => moment.toISOString().replace(/[:.]/g, '');

/** @throws Error with a sentence for whoever typed the name of the file */
async function writeNew<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${path} bestaat al: noem een nieuw bestand.`);
    throw new Error(`${path} is niet gemaakt: ${message}`);
  }
}

/** Not among the others: those have the database open that this one replaces. */
function restoreFrom(file: string, config: Config): string {
  if (config.databaseUrl)
    throw new Error('In PostgreSQL zet u een reservekopie terug met pg_restore (docs/runbook.md).');
  const folder = backupFolder(config.dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = join(folder, `sens-before-restore-${toFileTime(new Date())}.sqlite`);
  const path = resolve(file);
  try {
    const number = restore(path, config, before);
    const was = existsSync(before) ? `\nWat er stond, staat nu in ${before}.` : '';
    return `${requests(number)} teruggezet uit ${path}.${was}\nWis opnieuw wie u na die kopie hebt gewist (npm run leads -- erase).`;
  } catch (error) {
    throw new Error(`${path} is niet teruggezet: ${(error as Error).message}`);
  }
}

async function main(): Promise<void> {
  const [name = '', argument] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const company = loadCompany();
  const config = parseConfig(process.env, company);
  const file = storeFile(config);
  if (name === 'restore' && argument) return console.log(restoreFrom(argument, config));
  // Looking must not make a database where there is none.
  if (command && !config.databaseUrl && !existsSync(file)) {
    if (name !== 'list') process.exitCode = 1;
    return console.log(`Er is nog geen ${file}: er zijn geen aanvragen.`);
  }
  const text =
    command && (await withDesk({ config, company }, file, (desk) => command(desk, argument)));
  if (text === undefined) process.exitCode = 2;
  if (text !== '') console.log(text ?? USAGE);
}

async function withDesk<T>(
  { config, company }: Pick<Desk, 'config' | 'company'>,
  file: string,
  work: (desk: Desk) => Promise<T>,
) {
  const { databaseUrl } = config;
  const database = databaseUrl ? undefined : openSqlite(file);
  const store = database
    ? createSqliteStore(database, config.storeBusyMs)
    : createPostgresStore(await openPostgres(String(databaseUrl)));
  return work({ config, company, store, database }).finally(() => store.close());
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
