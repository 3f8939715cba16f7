import { Console } from 'node:console';
import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Writable } from 'node:stream';
import { type Config, parseConfig } from '#config/config.ts';
import { type Company, loadCompany } from '#content/company.ts';
import { erase, isBackup, KEPT, purge } from '#leads/retention/retention.ts';
import { loadSources } from '#leads/sources/sources.ts';
import { printStats } from '#measuring/print-stats.ts';
import { dutchDayOf } from '#time/dutch-time.ts';
import { type CommandName, readArguments, WHOM_TO_ERASE } from './cli-arguments.ts';
import { backUpTo, restoreFrom } from './cli-backup.ts';
import { exportLeads } from './cli-export.ts';
import { toSentence } from './cli-faults.ts';
import { writeNew } from './cli-new-file.ts';
import { createListPrinter, printLead, toColumns } from './cli-print.ts';
import { longWork, ofAll } from './cli-progress.ts';
import { andList } from './cli-words.ts';
import { deliveriesFor, deliveriesOf } from './deliveries-of.ts';
import { switchWebhookOn } from './delivery/webhook.ts';
import { toMailbox } from './fingerprint.ts';
import { leadPages } from './lead-pages.ts';
import { toHeaderText } from './mail/text.ts';
import { openPostgres } from './store/postgres-database.ts';
import { backupFolder, openSqlite, storeFile } from './store/sqlite-database.ts';
import type { DeliveryKind, LeadStore } from './store/store.ts';
import { createPostgresStore } from './store/store-postgres.ts';
import { createSqliteStore } from './store/store-sqlite.ts';

const USAGE = `Gebruik:
  npm run leads -- list [AANTAL]     de nieuwste aanvragen (50), en hoeveel er nog meer zijn
  npm run leads -- show REFERENTIE   alles over één aanvraag
  npm run leads -- stats [DAGEN]     snelheid bij bezoekers en de weg naar een aanvraag (28 dagen)
  npm run leads -- export BESTAND    alle aanvragen als csv, voor Excel; tijden zijn die van Nederland
  npm run leads -- redeliver [REFERENTIE]  bezorgt opnieuw wat niet is gelukt
  npm run leads -- done REFERENTIE   u hebt geregeld wat niet bezorgd kon worden: het wordt niet meer gemeld
  npm run leads -- erase E-MAIL      wist wie dit e-mailadres heeft, uit aanvragen en mails, ook als die
                                     persoon met hetzelfde nummer vroeg om terug te bellen; van wie
                                     alleen een telefoonnummer gaf: dat nummer
  npm run leads -- purge             vergeet wat zijn tijd heeft gehad; de server doet dit ook elke dag
  npm run leads -- backup [BESTAND]  alles in een nieuw bestand, ook terwijl de server loopt
  npm run leads -- restore BESTAND   zet een reservekopie terug, ook een van SQLite in PostgreSQL of
                                     andersom; eerst moeten alle servers stil staan`;

/** Where a command speaks: what was asked for, and beside it how far it is and what went wrong. */
export interface Terminal {
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
}

/** What a command has to do its work with. */
interface Desk {
  terminal: Terminal;
  config: Config;
  company: Company;
  store: LeadStore;
  /** Not there when PostgreSQL has the leads. */
  database: DatabaseSync | undefined;
}

/**
 * Does its work with what stands behind its name, which `readArguments` has looked at.
 * @returns what is left to print
 */
type Command = (desk: Desk, argument: string) => Promise<string>;

const DAY_MS = 24 * 60 * 60_000;

/** A Dutch number has no fewer, with or without its country. */
const PHONE_DIGITS = 9;

/** So many requests does `list` show unless more are asked for. */
const LISTED = '50';

const NONE_YET = 'Er zijn nog geen aanvragen.';
const NONE_OF_EMAIL = 'Van dit e-mailadres zijn er geen aanvragen; er is niets gewist.';
const NONE_OF_PHONE =
  'Met alleen dit telefoonnummer zijn er geen aanvragen; er is niets gewist. Van wie ook een e-mailadres gaf, geeft u dat adres.';
const counted = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;
const requests = (number: number) => counted(number, 'aanvraag', 'aanvragen');
const files = (number: number) => counted(number, 'bestand', 'bestanden');

/** What `list` says below the last that it shows. */
const moreThan = (listed: number, all: number) =>
  all > listed
    ? `Er ${all - listed === 1 ? 'is' : 'zijn'} nog ${requests(all - listed)}; u ziet ze alle met: npm run leads -- list ${all}`
    : '';

/** What was mailed to the company is out of our reach. */
const inOwnMailbox = (references: readonly string[]) =>
  `Gewist: ${references.join(', ')}. Zoek in uw eigen mailbox op ${andList.format(references)} en wis die mails ook.`;

/** Nor is what went to the company's own system. */
const inOwnSystem = ({ webhook }: Config) =>
  webhook ? '\nUw eigen systeem (webhook) kreeg de aanvragen ook: wis ze daar ook.' : '';

/** All but `restore`: it replaces the database that these have open. */
const COMMANDS: Readonly<Record<Exclude<CommandName, 'restore'>, Command>> = {
  async list({ store, config, terminal: { stdout } }, argument) {
    const atMost = Number(argument || LISTED);
    // Whoever reads along may have seen enough, as `head` has: that is no error.
    stdout.on('error', () => undefined);
    const print = createListPrinter(loadSources(config.siteDir));
    let listed = 0;
    for await (const leads of leadPages(store, atMost)) {
      listed += leads.length;
      stdout.write(`${print(leads)}\n`);
      if (stdout.destroyed) return '';
    }
    if (listed === 0) return NONE_YET;
    return listed < atMost ? '' : moreThan(listed, await store.count());
  },

  async show({ store, config, company }, reference) {
    const { siteUrl, siteDir } = config;
    const settings = { sources: loadSources(siteDir), company, siteUrl };
    return printLead(await findLead(store, reference), settings);
  },

  async stats({ store }, argument) {
    const days = Number(argument || '28');
    const since = dutchDayOf(new Date(Date.now() - (days - 1) * DAY_MS));
    return printStats(await store.countsSince(since), since, toColumns);
  },

  async export({ store, config, company, terminal }, file) {
    const path = resolve(file);
    const words = { sources: loadSources(config.siteDir), company };
    const leads = await longWork(terminal.stderr, async ({ show }) => {
      const all = await store.count();
      return writeNew(path, () =>
        exportLeads(store, path, words, (soFar) => show(`${ofAll(soFar, all)} aanvragen …`)),
      );
    });
    if (leads === 0) throw new Error(NONE_YET);
    return `${requests(leads)} in ${path}. Daar staan persoonsgegevens in: wis het na gebruik.`;
  },

  async erase({ store, config }, given) {
    const email = given.trim();
    if (!email.includes('@') && email.replace(/\D/g, '').length < PHONE_DIGITS)
      throw new Error(WHOM_TO_ERASE);
    const {
      leads,
      files: mails,
      references,
    } = await erase({ store, dataDir: config.dataDir }, toMailbox(email), email, new Date());
    if (leads === 0) throw new Error(email.includes('@') ? NONE_OF_EMAIL : NONE_OF_PHONE);
    return `${requests(leads)} en ${files(mails)} gewist. In reservekopieën staat nog wat er toen was, tot die weg zijn.\n${inOwnMailbox(references)}${inOwnSystem(config)}`;
  },

  async purge({ store, config, terminal }) {
    const { leads, files: old } = await purge(
      { store, dataDir: config.dataDir },
      new Date(),
      (soFar) => {
        terminal.stderr.write(`${requests(soFar)} geanonimiseerd …\n`);
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
    const { lead } = await findLead(store, reference);
    const number = await store.settle(lead.reference, new Date());
    if (number === 0)
      throw new Error(`Van ${lead.reference} staat niets open dat niet bezorgd kon worden.`);
    return `${counted(number, 'bezorging', 'bezorgingen')} van ${lead.reference} afgehandeld: de site meldt het niet meer.`;
  },

  async backup({ config, database, terminal }, file) {
    const path = await backUpTo(terminal.stderr, file, config, database);
    const goesByItself =
      dirname(relative(backupFolder(config.dataDir), path)) === '.' && isBackup(basename(path));
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

/**
 * Does what was typed behind `npm run leads --`, and says what came of it.
 * @param env the settings of the installation
 * @returns the code to end with: 1 when it did not come about, 2 when that is no command
 */
export async function runCommand(
  typed: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  // One of its own: a reader who went away is no error.
  const say = new Console(terminal);
  try {
    return await answer(typed, env, terminal, say);
  } catch (error) {
    say.error(toSentence(error));
    return 1;
  }
}

async function answer(
  typed: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  say: Console,
): Promise<number> {
  const read = readArguments(typed);
  if (read === 'help') {
    say.log(USAGE);
    return 0;
  }
  if ('wrong' in read) {
    say.error(`${read.wrong}\n\n${USAGE}`);
    return 2;
  }
  const { name, argument = '' } = read;
  const company = loadCompany();
  const config = parseConfig(env, company);
  const file = storeFile(config);
  if (name === 'restore') {
    const { leads, path, before } = await restoreFrom(terminal.stderr, argument, config);
    const was = before ? `\nWat er stond, staat nu in ${before}.` : '';
    say.log(
      `${requests(leads)} teruggezet uit ${path}.${was}\nWis opnieuw wie u na die kopie hebt gewist (npm run leads -- erase).`,
    );
    return 0;
  }
  // Looking must not make a database where there is none.
  if (!config.databaseUrl && !existsSync(file)) {
    say.log(`Er is nog geen ${file}: er zijn geen aanvragen.`);
    return name === 'list' ? 0 : 1;
  }
  const text = await withDesk({ config, company, terminal }, file, (desk) =>
    COMMANDS[name](desk, argument),
  );
  if (text !== '') say.log(text);
  return 0;
}

async function withDesk<T>(
  desk: Omit<Desk, 'store' | 'database'>,
  file: string,
  work: (desk: Desk) => Promise<T>,
) {
  const { databaseUrl, storeBusyMs } = desk.config;
  const database = databaseUrl ? undefined : openSqlite(file);
  const store = database
    ? createSqliteStore(database, storeBusyMs)
    : createPostgresStore(await openPostgres(String(databaseUrl)));
  return work({ ...desk, store, database }).finally(() => store.close());
}
