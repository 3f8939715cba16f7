import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files of a folder that were written before a moment.
 * @param isOurs tells by the name which files may go; others are left alone, however old
 * @returns how many it were; none when the folder is not there
 */
export async function removeWrittenBefore(
  folder: string,
  isOurs: (name: string) => boolean,
  moment: Date,
): Promise<number> {
  return removeWhere(folder, async (name) => {
    if (!isOurs(name)) return false;
    const { mtime } = await stat(join(folder, name));
    return mtime < moment;
  });
}

/**
 * Removes the files of a folder by their names.
 * @returns how many it were; none when the folder is not there
 */
export async function removeWhere(
  folder: string,
  goes: (name: string) => boolean | Promise<boolean>,
): Promise<number> {
  let removed = 0;
  for (const name of await names(folder)) {
    try {
      if (!(await goes(name))) continue;
      await rm(join(folder, name));
      removed += 1;
    } catch (error) {
      // Gone meanwhile, by another server or a person: that is what was wanted.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return removed;
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
