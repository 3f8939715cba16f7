import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSize } from './sharp.ts';

/** A picture as it was drawn, the largest there is of it. */
export interface Master {
  bytes: Buffer;
  width: number;
  height: number;
  /** SHA-256 in hex: another picture under the same name is another master. */
  hash: string;
}

/** Gets a master; it is read at the first time and kept. */
export type LoadMaster = () => Promise<Master>;

/**
 * The masters by name. The names are read once, so that what a visitor asks for is only ever looked
 * up: no part of an address reaches the file system.
 * @param folder `art/masters`; nothing is found when it is not there
 */
export function listMasters(folder: string): ReadonlyMap<string, LoadMaster> {
  const masters = new Map<string, LoadMaster>();
  for (const file of listFiles(folder)) {
    const [, name] = /^([a-z\d-]+)\.webp$/.exec(file) ?? [];
    if (name)
      masters.set(
        name,
        once(() => readMaster(join(folder, file))),
      );
  }
  return masters;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function readMaster(file: string): Promise<Master> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { bytes, hash, ...(await readSize(bytes)) };
}

/** Keeps the outcome, not a failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
