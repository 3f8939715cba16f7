import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';

/** A file that is being made. */
export interface NewFile {
  /** Its descriptor, to write to. */
  fd: number;
  /** It is whole: puts it on the disk for good. */
  keep(): void;
  /** To be called in any case: what was not kept goes. */
  end(): void;
}

/**
 * Makes a file for this account only, of which no half stays.
 * @throws Error when it is there already (EEXIST) or cannot be made
 */
export function newFile(path: string): NewFile {
  const fd = openSync(path, 'wx', 0o600);
  let isWhole = false;
  return {
    fd,
    keep() {
      fsyncSync(fd);
      isWhole = true;
    },
    end() {
      closeSync(fd);
      if (!isWhole) rmSync(path, { force: true });
    },
  };
}
