import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** One folder after another: asked to make all at once, Node tries without end where none can be made (`/proc`). */
function makeEach(folder: string, isParentThere = false): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || isParentThere) throw error;
    makeEach(dirname(folder));
    makeEach(folder, true);
  }
}

const WHY_NOT: Readonly<Record<string, string>> = {
  EEXIST: 'that is a file, or lies in one: set DATA_DIR to a folder.',
  ENOTDIR: 'that is a file, or lies in one: set DATA_DIR to a folder.',
  ENOENT: 'no folder can be made there: set DATA_DIR to another place.',
};

/**
 * Makes a folder of DATA_DIR, or that one itself, for the server alone to read.
 * @throws Error with a sentence for whoever starts the server
 */
export function makeFolder(folder: string): void {
  try {
    makeEach(resolve(folder));
  } catch (error) {
    const why = WHY_NOT[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    throw new Error(why, { cause: error });
  }
}
