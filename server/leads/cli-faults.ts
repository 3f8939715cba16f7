import { dirname } from 'node:path';
import { ConfigError } from '#config/config.ts';
import { andList } from './cli-words.ts';
import { FolderInUseError } from './store/folder-lock.ts';
import { DatabaseUnusableError } from './store/postgres-database.ts';
import { isStoreTrouble } from './store/sqlite-errors.ts';
import { NewerStoreError, StoreUnavailableError } from './store/store.ts';

const FULL = 'de schijf is vol.';

/** What the system says of a file, in words for whoever typed its name. */
const OF_FILES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `de map ${dirname(path)} bestaat niet.`,
  ENOTDIR: (path) => `${dirname(path)} is geen map.`,
  EISDIR: () => 'dat is een map, geen bestand.',
  EACCES: () => 'dat mag dit account niet.',
  EPERM: () => 'dat mag dit account niet.',
  EROFS: () => 'daar kan niets geschreven worden.',
  ENOSPC: () => FULL,
  EDQUOT: () => FULL,
};

/** SQLite's number for a full disk. */
const SQLITE_FULL = 13;

interface Coded extends Error {
  code?: string;
  errcode?: number;
  path?: string;
}

/**
 * What the store itself says, in words. A server says the same in English, for whoever starts it: here the company
 * reads, and a code for whoever maintains it stands in brackets at the end.
 */
function ofStore(error: unknown): string | undefined {
  if (error instanceof FolderInUseError)
    return 'de site draait nog. Zet eerst de server stil, en doe het dan opnieuw.';
  if (error instanceof NewerStoreError)
    return 'de aanvragen zijn bewaard door een nieuwere versie van de site. Gebruik die versie, of zet een reservekopie van daarvoor terug (docs/runbook.md).';
  if (error instanceof DatabaseUnusableError) return away(error.reason);
  if (error instanceof StoreUnavailableError) return away(error.message);
  if (!isStoreTrouble(error)) return undefined;
  const { errcode } = error as Coded;
  return errcode === SQLITE_FULL ? FULL : away(`sqlite ${errcode}`);
}

const away = (code: string) =>
  `de bewaarplaats van de aanvragen antwoordt niet goed. Probeer het straks opnieuw; blijft het zo, laat dan wie de server beheert ernaar kijken (${code}).`;

/** Why work on a file did not succeed, as the rest of a Dutch sentence. */
export function faultOf(error: unknown, path: string): string {
  const { code = '', message } = error as Coded;
  const ofFile = Object.hasOwn(OF_FILES, code) ? OF_FILES[code]?.(path) : undefined;
  return ofStore(error) ?? ofFile ?? (code ? `dat ging mis (${code}).` : message);
}

/** What a command that failed says: a sentence in Dutch for whoever typed it. */
export function toSentence(error: unknown): string {
  if (error instanceof ConfigError) return settingsSentence(error.names);
  if (!(error instanceof Error)) return `Dat ging mis (${String(error)}).`;
  const { path } = error as Coded;
  const fault = faultOf(error, path ?? '');
  return path ? `${path}: ${fault}` : fault.replace(/^./u, (first) => first.toUpperCase());
}

function settingsSentence(names: readonly string[]): string {
  const which =
    names.length === 1
      ? `De instelling ${names[0]} klopt niet.`
      : `De instellingen ${andList.format(names)} kloppen niet.`;
  return `${which} Wat er hoort te staan, leest u in .env.example.`;
}
