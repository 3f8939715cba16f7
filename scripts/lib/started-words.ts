import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type UnknownSetting, unknownSettings } from '../../server/config/unknown-settings.ts';

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
 * What stands in a file of settings under a name that no setting has.
 * @param file need not be there
 */
export const unknownInFile = (file: string): UnknownSetting[] =>
  existsSync(file) ? unknownSettings(Object.keys(parseEnv(readFileSync(file, 'utf8')))) : [];

/**
 * What whoever started the server is told once it listens: where it is, where requests and mails go, and what is
 * not yet real.
 * @param env its settings; the values of those that hold a password are not shown
 * @param toReplace placeholders that are still in place, a line each
 * @param unknown what his file of settings holds in vain
 */
export function startedWords(
  env: NodeJS.ProcessEnv,
  toReplace: readonly string[],
  unknown: readonly UnknownSetting[],
): string {
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
    ...unknown.map(
      ({ name, meant }) =>
        `  Let op: ${name} in .env is geen instelling; ${meant ? `bedoelde u ${meant}?` : 'alle staan in .env.example.'}`,
    ),
    ...(unknown.length > 0 ? [''] : []),
    ...(toReplace.length > 0
      ? [
          '  Nog te vervangen voor livegang (npm run launch-check):',
          ...toReplace.map((line) => `  - ${line}`),
        ]
      : []),
    '',
  ].join('\n');
}
