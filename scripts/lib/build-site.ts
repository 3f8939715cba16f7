/**
 * Builds the site to `site/dist`: its pages, then the pictures they name, then a brotli and a gzip twin
 * of every text file, and beside those what words mean to the assistant. `pages` and `rest` as argument do one half: a
 * first start serves in between (decision 94). What is built stands beside `site/dist` and takes its place once it is whole: a server goes
 * on with the old one, and a build that fails leaves it as it was. The settings are checked first: a wrong one that is baked in would only show in Astro,
 * and not clearly.
 */
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type PageOnRequest,
  PICTURES_MADE,
  PICTURES_TO_MAKE,
  type PictureToMake,
} from '../../contract/index.ts';
import { ASSISTANT_FILE, LEARNED_FILE } from '../../server/assistant/load-assistant.ts';
import { givenSettings, parseConfig } from '../../server/config/config.ts';
import { loadCompany } from '../../server/content/company.ts';
import { type InlineCode, inlineCode } from '../../server/http/csp.ts';
import { type CodeOfPages, INLINE_CODE_FILE } from '../../server/pages/inline-code.ts';
import { loadRenderModule } from '../../server/pages/render-module.ts';
import { learnApart } from './learn-apart.ts';
import { runLogged } from './run-logged.ts';
import { dropOthers, heroOf, homeFirst, makePictures } from './site-pictures.ts';

const ROOT = join(import.meta.dirname, '../..');
const [HALF] = process.argv.slice(2);

const DIST = join(ROOT, 'site/dist');
const NEXT = join(ROOT, 'site/dist.next');
const OLD = join(ROOT, 'site/dist.old');

/** The rest is made where its pages are served from already. */
const BUILD = HALF === 'rest' ? DIST : NEXT;
const CLIENT = join(BUILD, 'client');
const HOME = join(CLIENT, 'index.html');
const TO_MAKE = join(BUILD, 'server', PICTURES_TO_MAKE);
const MADE = join(BUILD, 'server', PICTURES_MADE);
const ASSISTANT = join(BUILD, 'server', ASSISTANT_FILE);
const LEARNED = join(BUILD, 'server', LEARNED_FILE);
const LOG = join(ROOT, 'build.log');

/** Survives builds. */
const CACHE = join(ROOT, 'node_modules/.cache/sens-pictures');

const FOLDERS = { client: CLIENT, masters: join(ROOT, 'art/masters'), cache: CACHE, log: LOG };

const TEXT = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** A twin is only worth keeping when it is clearly smaller. */
const WORTH = 0.95;

async function compress(name: string, isWanted: () => boolean): Promise<void> {
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
  if (!isWanted()) return;
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

/** What the pages that are made on request may run: read from such pages, made of nobody's answers. */
async function writeInlineCode(): Promise<void> {
  const { render } = await loadRenderModule(join(BUILD, 'server/entry.mjs'));
  const house = { woningtype: 'tussenwoning' } as const;
  const report = {
    firstName: 'x',
    reference: 'x',
    createdOn: '2026-01-01',
    token: 'x'.repeat(32),
    answers: house,
  };
  const asked: Record<keyof CodeOfPages, PageOnRequest> = {
    form: { page: 'form', form: { values: {}, fields: {}, source: '' } },
    // Of a later year: so that what it says of changed rules is among it.
    report: { page: 'report', report, today: '2027-01-02', awaitsCall: true },
    adviser: { page: 'adviser', report },
    tool: { page: 'tool', tool: 'subsidie-calculator', query: '' },
  };
  const code: Record<string, InlineCode> = {};
  for (const [name, each] of Object.entries(asked)) {
    const answer = await render(each, 'http://localhost');
    if (answer.status !== 200) throw new Error(`The page "${name}" answered ${answer.status}.`);
    code[name] = inlineCode(await answer.text());
  }
  await writeFile(join(BUILD, 'server', INLINE_CODE_FILE), JSON.stringify(code));
}

/** What is wrong in the texts, as `npm run content-check` says it: Astro stops at the first, with a trace. */
async function textFaults(): Promise<string[]> {
  try {
    const { contentProblems } = await import('./content-problems.ts');
    return contentProblems(join(ROOT, 'content'));
  } catch {
    // It reads code of the site, which may be what is wrong: the log has that.
    return [];
  }
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

async function buildPages(): Promise<void> {
  const begun = performance.now();
  console.log('Building the site (details: build.log) ...');
  await rm(NEXT, { recursive: true, force: true });
  const isBuilt = await runLogged(
    // What Astro keeps of texts it reads again only when they change, and not when the day does that they speak of.
    [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--force', '--outDir', NEXT],
    { cwd: join(ROOT, 'site'), env: givenSettings(process.env), log: LOG },
    [
      [/Building server entrypoints/, 'scripts and styles'],
      [/prerendering static routes/, 'pages'],
      [/Rearranging server assets/, 'what pages have with them'],
    ],
    textFaults,
  );
  if (!isBuilt) process.exit(1);
  await writeInlineCode();
  const home = await readFile(HOME, 'utf8');
  await makePictures(heroOf(await readList(), home), FOLDERS);
  console.log(`Pages built in ${seconds(begun)} s.`);
}

const readList = async (): Promise<PictureToMake[]> => JSON.parse(await readFile(TO_MAKE, 'utf8'));

async function buildRest(): Promise<void> {
  const begun = performance.now();
  const builtAt = timeOf(TO_MAKE);
  // Other pages may have been built meanwhile: then it is not theirs that is made.
  const isSameBuild = () => timeOf(TO_MAKE) === builtAt;
  await Promise.all([
    learnApart(ASSISTANT, LEARNED, isSameBuild),
    makeFiles(builtAt !== undefined, isSameBuild),
  ]);
  if (builtAt !== undefined && isSameBuild()) await rename(TO_MAKE, MADE);
  console.log(`Pictures made and files compressed in ${seconds(begun)} s.`);
}

/** The pictures where they are still to be made, then the twins. */
async function makeFiles(hasPictures: boolean, isWanted: () => boolean): Promise<void> {
  if (hasPictures) {
    const pictures = homeFirst(await readList(), await readFile(HOME, 'utf8'));
    const drawn = await makePictures(pictures, FOLDERS);
    await dropOthers(pictures, CACHE);
    console.log(`  ${pictures.length} pictures, ${drawn} of them drawn`);
  }
  const names = globSync(TEXT, { cwd: CLIENT });
  await Promise.all(names.map((name) => compress(name, isWanted)));
  console.log(`  ${names.length} files compressed`);
}

/** Two renames are all that a server can see of it. */
async function takeThePlaceOfTheOld(): Promise<void> {
  await rm(OLD, { recursive: true, force: true });
  if (existsSync(DIST)) await rename(DIST, OLD);
  await rename(NEXT, DIST);
  await rm(OLD, { recursive: true, force: true });
}

checkSettings();
if (HALF !== 'rest') await buildPages();
if (HALF !== 'pages') await buildRest();
if (HALF !== 'rest') await takeThePlaceOfTheOld();
