import { fileURLToPath } from 'node:url';
import type { Company } from '#content/company.ts';
import { type Settings, settingsSchema } from './settings.ts';

/** Everything that differs per installation, checked; made once at start. */
export interface Config {
  port: number;
  host: string;
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  dataDir: string;
  /** Leads are kept there, shared by any number of servers; without it in `dataDir`. */
  databaseUrl?: string;
  /** Real mail goes here; without it mails become files in `dataDir/outbox`. */
  smtpUrl?: string;
  mailFrom: string;
  mailTo: string;
  /** Each lead goes there as well, signed. */
  webhook?: { url: string; secret: string };
  /** Whoever has it may read the metrics; without it nobody. */
  metricsToken?: string;
  /** Origin of another functions host that pages may talk to. */
  backendOrigin?: string;
  /** Origin of the CDN that pages load their pictures from; their addresses are baked into the build. */
  imageOrigin?: string;
  /** The Google Tag Manager container that visitors are asked consent for. */
  gtmId?: string;
  /** Host on which a lead counts as a conversion; on any other, a copy of the site say, none does. */
  productionHost?: string;
  /** Origins besides the site's own that may call the functions from a browser. */
  allowedOrigins: string[];
  pdokUrl: string;
  /** The registers of buildings and labels, up to their version; none is asked without its key. */
  bag?: { url: string; key: string };
  epOnline?: { url: string; key: string };
  /** A language model that words the assistant's answers anew; off unless its address and name are given. */
  languageModel?: { url: string; key?: string; model: string; timeLimitMs?: number };
  /** Addresses of the proxies whose X-Forwarded-For counts; false trusts none. */
  trustProxy: string[] | false;
  logLevel: Settings['LOG_LEVEL'];
  /** How long filling in the form takes at least; what comes back sooner is in doubt. 0 asks nothing. */
  minFillMs: number;
  /**
   * Requests per minute and address; of new leads also per minute of everybody together, and per hour
   * for one mailbox.
   */
  rateLimits: {
    submit: number;
    submitAll: number;
    mailbox: number;
    address: number;
    report: number;
    vitals: number;
    assistant: number;
  };
  /** The built site: prerendered files, and the module that renders the rest. */
  siteDir: string;
  renderModule: string;
  /** What the social image of a report's link is made from; drawn by the build. */
  cardPartsDir: string;
  /** The pictures as they were drawn, from which all sizes are made. */
  mastersDir: string;
  /** How long a request waits for a locked database before it answers 503. */
  storeBusyMs: number;
}

const BAG_URL = 'https://api.bag.kadaster.nl/lvbag/individuelebevragingen/v2';
const EP_ONLINE_URL = 'https://public.ep-online.nl/api/v5';

/** A setting is wrong; the message holds one sentence per variable and no values. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** The variables that are wrong. */
  readonly names: readonly string[];

  /** @param sentences by variable */
  constructor(sentences: ReadonlyMap<string, string>) {
    super([...sentences.values()].join('\n'));
    this.names = [...sentences.keys()];
  }
}

const inRepo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The environment without the variables that are empty: such a one counts as not set. */
export const givenSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/**
 * Parses the environment.
 * @param env the variables; an empty one counts as not set
 * @param company gives the mail addresses their defaults
 * @throws ConfigError when a variable is wrong
 */
export function parseConfig(
  env: NodeJS.ProcessEnv,
  company: Pick<Company, 'name' | 'email'>,
): Config {
  const result = settingsSchema.safeParse(givenSettings(env));
  if (!result.success) {
    // One sentence for each variable, the first: what is wrong with a part of it is wrong with it.
    const sentences = new Map<string, string>();
    for (const { path, message } of result.error.issues) {
      const name = String(path[0]);
      if (!sentences.has(name)) sentences.set(name, `${name} ${message}`);
    }
    throw new ConfigError(sentences);
  }
  return toConfig(result.data, company);
}

function toConfig(settings: Settings, company: Pick<Company, 'name' | 'email'>): Config {
  const {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: secret,
    METRICS_TOKEN: metricsToken,
    PUBLIC_BACKEND_URL: backendOrigin,
    IMAGE_CDN_URL: imageOrigin,
    GTM_ID: gtmId,
    PRODUCTION_HOST: productionHost,
  } = settings;
  const domain = company.email.split('@').at(-1);
  return {
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.DATA_DIR ?? inRepo('data'),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(smtpUrl ? { smtpUrl } : {}),
    mailFrom: settings.MAIL_FROM ?? `${company.name} website <website@${domain}>`,
    mailTo: settings.MAIL_TO ?? company.email,
    ...(url && secret ? { webhook: { url, secret } } : {}),
    ...(metricsToken ? { metricsToken } : {}),
    ...(backendOrigin ? { backendOrigin } : {}),
    ...(imageOrigin ? { imageOrigin } : {}),
    ...(gtmId ? { gtmId } : {}),
    ...(productionHost ? { productionHost } : {}),
    allowedOrigins: settings.ALLOWED_ORIGINS,
    pdokUrl: settings.PDOK_URL,
    ...toRegisters(settings),
    ...toLanguageModel(settings),
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    minFillMs: settings.MIN_FILL_SECONDS * 1_000,
    rateLimits: {
      submit: settings.RATE_LIMIT_SUBMIT,
      submitAll: settings.RATE_LIMIT_SUBMIT_ALL,
      mailbox: settings.RATE_LIMIT_MAILBOX,
      address: settings.RATE_LIMIT_ADDRESS,
      report: settings.RATE_LIMIT_REPORT,
      vitals: settings.RATE_LIMIT_VITALS,
      assistant: settings.RATE_LIMIT_ASSISTANT,
    },
    siteDir: inRepo('site/dist/client'),
    renderModule: inRepo('site/dist/server/entry.mjs'),
    cardPartsDir: inRepo('site/dist/server/report-card'),
    mastersDir: inRepo('art/masters'),
    storeBusyMs: 2_000,
  };
}

function toRegisters({ BAG_API_KEY: bag, EP_ONLINE_API_KEY: epOnline }: Settings) {
  return {
    ...(bag ? { bag: { url: BAG_URL, key: bag } } : {}),
    ...(epOnline ? { epOnline: { url: EP_ONLINE_URL, key: epOnline } } : {}),
  };
}

function toLanguageModel({ LLM_URL: url, LLM_API_KEY: key, LLM_MODEL: model }: Settings) {
  return url && model ? { languageModel: { url, model, ...(key ? { key } : {}) } } : {};
}
