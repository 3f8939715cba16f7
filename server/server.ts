import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { type Config, ConfigError, parseConfig } from '#config/config.ts';
import { unknownSettings } from '#config/unknown-settings.ts';
import { loadCompany } from '#content/company.ts';
import { outboxFolder } from '#leads/delivery/create-mailer.ts';
import { BeyondMendingError } from '#leads/store/sqlite-mend.ts';
import { NewerStoreError } from '#leads/store/store.ts';
import { createLogDestination } from '#log/log-destination.ts';
import { stopOnSignals } from '#stop-on-signals.ts';

/** Time for the last lines of the log to get out. */
const LAST_LINES_WITHIN_MS = 1_000;

/**
 * How the process ends where only a person can put it right ("configuration error" of sysexits.h): what manages
 * services does not try that again, and tries all else until it works (deploy/sens.service).
 */
const FOR_A_PERSON = 78;

/** Ends the process with one clear sentence, for what the person who starts it can put right. */
function refuseToStart(sentence: string, exitCode = 1): never {
  console.error(sentence);
  process.exit(exitCode);
}

function readConfig() {
  try {
    const company = loadCompany();
    return { company, config: parseConfig(process.env, company) };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const told = error instanceof ConfigError ? sentence : `Cannot start: ${sentence}`;
    return refuseToStart(told, FOR_A_PERSON);
  }
}

async function build(config: Config, company: ReturnType<typeof loadCompany>) {
  try {
    return await buildApp(config, { company, logStream });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const where = config.databaseUrl ? '' : ` with DATA_DIR ${config.dataDir}`;
    const isLasting = error instanceof NewerStoreError || error instanceof BeyondMendingError;
    return refuseToStart(`Cannot start${where}: ${reason}`, isLasting ? FOR_A_PERSON : 1);
  }
}

/** Tells what a slip in a setting's name would leave unsaid, as nothing is wrong with it: that, and where mails go. */
function tellOfSettings({ log }: FastifyInstance, { smtpUrl, dataDir }: Config): void {
  for (const { name, meant } of unknownSettings(Object.keys(process.env))) {
    // The environment is full of names that are others' business.
    if (meant) log.warn(`${name} is no setting: did you mean ${meant}?`);
  }
  if (!smtpUrl) log.info(`mails become files in ${outboxFolder(dataDir)}: SMTP_URL is not set`);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host, listenTextResolver: (address) => `ready on ${address}` });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return refuseToStart(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is taken: stop what runs there, or set PORT to another number.`
        : `Cannot listen on port ${port} of ${host} (${code}): set HOST and PORT to something free.`,
    );
  }
}

const { company, config } = readConfig();
const logStream = createLogDestination();
const app = await build(config, company);
tellOfSettings(app, config);
stopOnSignals(async ({ err, signal }) => {
  if (err) app.log.fatal({ err }, 'unexpected failure, stopping');
  else app.log.info({ signal }, 'stopping');
  await app.close();
  app.log.info('stopped');
  await logStream.flush(LAST_LINES_WITHIN_MS);
});
await listen(app, config);
