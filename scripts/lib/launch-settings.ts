import {
  type Config,
  ConfigError,
  givenSettings,
  parseConfig,
} from '../../server/config/config.ts';
import { unknownSettings } from '../../server/config/unknown-settings.ts';
import { loadCompany } from '../../server/content/company.ts';
import { outboxFolder } from '../../server/leads/delivery/create-mailer.ts';
import { isExampleAddress } from './example-values.ts';

/** No visitor gets there. */
const isAtHome = (siteUrl: string) =>
  /^(?:localhost|127\.|0\.0\.0\.0|\[::1?\])/.test(new URL(siteUrl).hostname);

/** Whether requests go over a network to a database whose address does not ask for encryption, as `pg` reads it. */
function isOpenDatabase(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  // A folder holds a socket, and a name without a dot is one of the containers' own network (deploy/compose.yaml).
  const isNear = host === '' || host.startsWith('/') || /^[\w-]+$/.test(host);
  if (isNear || isAtHome(`http://${host}`)) return false;
  const mode = searchParams.get('sslmode');
  return mode ? mode === 'disable' : !/^(?:true|1)$/.test(searchParams.get('ssl') ?? '');
}

/** Settings by which personal data goes over a network as it is, and what to write. */
function unencrypted({ siteUrl, smtpUrl, databaseUrl, webhook }: Config): string[] {
  const mail = smtpUrl && new URL(smtpUrl);
  const isOpen =
    mail && mail.protocol === 'smtp:' && mail.searchParams.get('requireTLS') !== 'true';
  const isPlain = (url = '') => url.startsWith('http:') && !isAtHome(url);
  return [
    ...(isOpen && !isAtHome(`http://${mail.host}`)
      ? ['SMTP_URL versleutelt niet altijd: zet er ?requireTLS=true achter, of begin met smtps://']
      : []),
    ...(databaseUrl && isOpenDatabase(databaseUrl)
      ? [
          'DATABASE_URL versleutelt niet: zet er ?sslmode=verify-full achter, anders leest een ander de aanvragen mee',
        ]
      : []),
    ...(isPlain(siteUrl)
      ? ['SITE_URL begint met http://: zonder https leest een ander mee wat bezoekers invullen']
      : []),
    ...(isPlain(webhook?.url)
      ? ['WEBHOOK_URL begint met http://: zonder https leest een ander de aanvragen mee']
      : []),
  ];
}

/** What `leftAtHome` looks at; each of them is right or wrong by itself. */
const SEEN = ['SITE_URL', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'MAIL_TO', 'MAIL_FROM'];

/**
 * What stands in the way of going live in the settings, one line each: the checks of the server itself, and what is well
 * on a machine at home only.
 * @param env the environment, with what `.env` says
 */
export function launchSettings(env: NodeJS.ProcessEnv): string[] {
  const meant = unknownSettings(Object.keys(env)).flatMap(({ name, meant }) =>
    // The environment is full of names that are others' business.
    meant ? [`${name} is geen instelling en telt niet mee: bedoelt u ${meant}?`] : [],
  );
  return [...meant, ...wrongOrAtHome(env)];
}

function wrongOrAtHome(env: NodeJS.ProcessEnv): string[] {
  try {
    return leftAtHome(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const others = SEEN.filter((name) => !error.names.includes(name));
    return [
      ...error.names.map(
        (name) =>
          `${name} klopt niet, de server start er niet mee. Wat er hoort te staan, leest u in .env.example`,
      ),
      // So that one run tells all there is to mend.
      ...leftAtHome(Object.fromEntries(others.map((name) => [name, env[name]]))).filter(
        (line) => !error.names.some((name) => line.startsWith(`${name} `)),
      ),
    ];
  }
}

/** @throws ConfigError when a setting is wrong */
function leftAtHome(env: NodeJS.ProcessEnv): string[] {
  const config = parseConfig(env, loadCompany());
  const { siteUrl, smtpUrl, mailTo, mailFrom, dataDir } = config;
  const given = givenSettings(env);
  const isOr = (name: string) => (given[name] ? 'is nog' : 'is niet gezet en dus');
  return [
    ...(smtpUrl
      ? []
      : [
          `SMTP_URL is niet gezet: aanvragen worden bestanden in ${outboxFolder(dataDir)} en komen niet in uw mailbox`,
        ]),
    ...unencrypted(config),
    ...(isAtHome(siteUrl) || isExampleAddress(siteUrl)
      ? [`SITE_URL ${isOr('SITE_URL')} ${siteUrl}: daar komt geen bezoeker`]
      : []),
    ...(isExampleAddress(mailTo)
      ? [`MAIL_TO ${isOr('MAIL_TO')} ${mailTo}: die mailbox bestaat niet`]
      : []),
    ...(isExampleAddress(mailFrom)
      ? [`MAIL_FROM ${isOr('MAIL_FROM')} ${mailFrom}: mailprogramma's weigeren die afzender`]
      : []),
  ];
}
