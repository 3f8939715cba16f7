/**
 * Builds the site to `site/dist` and puts a brotli and a gzip twin beside every text file. The
 * settings are checked first: a wrong one that is baked in would only show in Astro, and not clearly.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { givenSettings, parseConfig } from '../../server/config/config.ts';
import { loadCompany } from '../../server/content/company.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLIENT = join(ROOT, 'site/dist/client');
const TEXT = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A twin is only worth keeping when it is clearly smaller. */
const WORTH = 0.95;

async function compress(name: string): Promise<void> {
  const file = join(CLIENT, name);
  const source = await readFile(file);
  const twins = {
    br: await toBrotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
    gz: await toGzip(source, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, twin] of Object.entries(twins)) {
    if (twin.length < source.length * WORTH) await writeFile(`${file}.${ending}`, twin);
  }
}

/** Ends with a sentence per setting that the server would refuse as well. */
function checkSettings(): void {
  try {
    parseConfig(process.env, loadCompany());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

checkSettings();
console.log('Building the site ...');
await rm(join(ROOT, 'site/dist'), { recursive: true, force: true });
const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
const { status } = spawnSync(process.execPath, [astro, 'build'], {
  cwd: join(ROOT, 'site'),
  env: givenSettings(process.env),
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const started = performance.now();
const names = globSync(TEXT, { cwd: CLIENT });
await Promise.all(names.map(compress));
console.log(`compressed ${names.length} files in ${Math.round(performance.now() - started)} ms`);
