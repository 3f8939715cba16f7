/**
 * The settings of an installation may stand in a file `.env`. Every command that runs or builds the
 * site loads it here; tests do not, as they must not depend on it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_EXE, ROOT } from './house.mjs';

/** Where it stands. */
export const ENV_FILE = join(ROOT, '.env');

/** Node reads such files since 20.12; for an older one the pinned Node, once installed, does it. */
export function loadByPinned(file) {
  const read = [`--env-file=${file}`, '-p', 'JSON.stringify(process.env)'];
  const { status, stdout, stderr } = spawnSync(NODE_EXE, read, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  Object.assign(process.env, JSON.parse(stdout));
}

/**
 * Adds what the file says to the environment; what the environment says already wins.
 * @param {string} file nothing happens when it is not there
 * @param {(file: string) => void} load
 */
export function loadEnvFile(file = ENV_FILE, load = process.loadEnvFile ?? loadByPinned) {
  if (existsSync(file)) load(file);
}
