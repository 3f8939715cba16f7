/**
 * Asks the registry for known holes in the packages that a server runs with. Exits 1 when one is high or critical;
 * where the registry does not answer, says so and is no failure: a gate without a network is a gate all the same.
 * Runs on Node 20+.
 */
import { spawnSync } from 'node:child_process';

const WITHIN_MS = 20_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: WITHIN_MS,
  env: { ...process.env, npm_config_fetch_retries: '0', npm_config_fetch_timeout: '10000' },
});

/** What npm found; nothing when it got no answer. */
function readReport() {
  try {
    return JSON.parse(stdout).vulnerabilities;
  } catch {
    return undefined;
  }
}

const found = readReport();
if (!found) {
  console.log('left out: the registry does not answer');
} else {
  const bad = Object.values(found).filter(({ severity }) => /^(?:high|critical)$/.test(severity));
  for (const { name, severity, range } of bad) console.error(`${name} ${range}: ${severity}`);
  if (bad.length > 0) console.error('Known holes: `npm audit --omit=dev` tells more.');
  process.exitCode = bad.length > 0 ? 1 : 0;
}
