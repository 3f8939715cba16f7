import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { PictureToMake } from '../../contract/index.ts';
import { draw, encoderVersion } from '../../server/images/convert.ts';

export interface PictureFolders {
  /** What browsers get. */
  client: string;
  masters: string;
  /** Survives builds. */
  cache: string;
  /** Takes a line for each picture that is made. */
  log: string;
}

/** Pictures in the order in which the first visitor comes by them: those of the home page before all others. */
export function homeFirst(pictures: readonly PictureToMake[], home: string): PictureToMake[] {
  const isOnIt = ({ path }: PictureToMake) => home.includes(path);
  return [...pictures.filter(isOnIt), ...pictures.filter((each) => !isOnIt(each))];
}

/** The pictures of what stands first on a page. */
export function heroOf(pictures: readonly PictureToMake[], page: string): PictureToMake[] {
  const [hero = ''] = /<picture[\s\S]*?<\/picture>/.exec(page) ?? [];
  return pictures.filter(({ path }) => hero.includes(path));
}

/** What a picture is kept as: another encoder makes another file. */
function keptAs({ path, ...how }: PictureToMake, version: string): string {
  const key = createHash('sha256').update(JSON.stringify([path, how, version]));
  return `${key.digest('hex').slice(0, 20)}.${how.format}`;
}

/** A file stands there whole or not at all, also when the build is stopped half-way. */
async function put(file: string, part: string, write: (part: string) => Promise<void>) {
  await write(part);
  await rename(part, file);
}

/**
 * Makes pictures of the built site where they do not stand yet; what a cache has is taken from there.
 * @returns how many had to be drawn
 */
export async function makePictures(
  pictures: readonly PictureToMake[],
  { client, masters, cache, log }: PictureFolders,
): Promise<number> {
  await mkdir(cache, { recursive: true });
  await mkdir(join(client, '_astro'), { recursive: true });
  const version = await encoderVersion();
  const read = new Map<string, Promise<Buffer>>();
  const readMaster = (name: string) => {
    const bytes = read.get(name) ?? readFile(join(masters, `${name}.webp`));
    read.set(name, bytes);
    return bytes;
  };
  let drawn = 0;
  async function make(picture: PictureToMake): Promise<void> {
    const { path, master } = picture;
    const file = join(client, path);
    if (existsSync(file)) return;
    const kept = join(cache, keptAs(picture, version));
    if (!existsSync(kept)) {
      const began = performance.now();
      const bytes = await draw({ ...picture, master: { bytes: await readMaster(master) } });
      await put(kept, `${kept}.${process.pid}`, (part) => writeFile(part, bytes));
      drawn += 1;
      const ms = Math.round(performance.now() - began);
      await appendFile(log, `${path} (${bytes.length} bytes, ${ms} ms)\n`);
    }
    // Beside what browsers get, on the same disk.
    const part = join(dirname(client), `${basename(path)}.${process.pid}`);
    await put(file, part, () => copyFile(kept, part));
  }
  const queue = pictures.values();
  const work = async () => {
    for (const each of queue) await make(each);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return drawn;
}

/** Throws out of the cache what none of these pictures is. */
export async function dropOthers(pictures: readonly PictureToMake[], cache: string): Promise<void> {
  const version = await encoderVersion();
  const wanted = new Set(pictures.map((each) => keptAs(each, version)));
  const isPicture = (name: string) => /^[\da-f]+\.\w+$/.test(name);
  const old = (await readdir(cache)).filter((name) => isPicture(name) && !wanted.has(name));
  await Promise.all(old.map((name) => rm(join(cache, name), { force: true })));
}
