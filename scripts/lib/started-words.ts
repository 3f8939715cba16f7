import { join } from 'node:path';

/** An empty setting counts as not set, as it does for the server. */
const setting = (value: string | undefined, otherwise: string) => value?.trim() || otherwise;

const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * Where the server that is being started can be opened on this machine.
 * @param env its settings
 */
export function addressOf(env: NodeJS.ProcessEnv): string {
  const host = setting(env.HOST, 'localhost');
  const shown = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${setting(env.PORT, '3000')}`;
}

/**
 * What whoever started the server is told once it listens: where it is, where requests and mails go, and what is
 * not yet real.
 * @param env its settings; the values of those that hold a password are not shown
 * @param toReplace placeholders that are still in place, a line each
 */
export function startedWords(env: NodeJS.ProcessEnv, toReplace: readonly string[]): string {
  const data = setting(env.DATA_DIR, './data');
  const has = (name: string) => setting(env[name], '') !== '';
  return [
    '',
    `  SENS draait op ${addressOf(env)}`,
    '',
    has('DATABASE_URL')
      ? '  Aanvragen: PostgreSQL, via DATABASE_URL'
      : `  Aanvragen: SQLite in ${data}`,
    has('SMTP_URL')
      ? '  E-mail:    via SMTP_URL'
      : `  E-mail:    als .eml-bestanden in ${join(data, 'outbox')}`,
    '',
    ...(toReplace.length > 0
      ? [
          '  Nog te vervangen voor livegang (npm run launch-check):',
          ...toReplace.map((line) => `  - ${line}`),
        ]
      : []),
    '',
  ].join('\n');
}
