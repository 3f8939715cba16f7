/** Installs packages of the system, where that may be done unasked. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const attempt = (args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;

/** Away from any network it should say so soon. */
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/**
 * Installs Debian packages when this runs as root on a Debian.
 * @param {readonly string[]} packages
 */
export function aptInstall(packages) {
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!asRoot || !attempt(['update', '-qq', ...SOON])) return;
  attempt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
