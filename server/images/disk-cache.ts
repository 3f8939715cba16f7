import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

const NAME = /^[\da-f]{64}$/;
const DIGEST_BYTES = 32;
const HOUR_MS = 60 * 60_000;

export interface DiskCacheSettings {
  folder: string;
  /** The files together are no larger; the ones used longest ago go first. */
  maxBytes: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Files that can be made again. Nothing here ever fails: what cannot be kept is made again. */
export interface DiskCache {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, body: Buffer): Promise<void>;
}

const digest = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** The file of a key: its hash, so that no part of a key is a path. */
export const cacheFileName = (key: string) => digest(key).toString('hex');

/**
 * Keeps bodies in a folder over restarts. Each file begins with the digest of the rest: one that was
 * cut off or changed is not used.
 */
export function createDiskCache({ folder, maxBytes, log }: DiskCacheSettings): DiskCache {
  let hasComplained = false;
  let opening: Promise<LRUCache<string, number>> | undefined;
  const path = (name: string) => join(folder, name);

  function complain(error: unknown): void {
    const { code } = error as NodeJS.ErrnoException;
    if (hasComplained || code === 'ENOENT') return;
    hasComplained = true;
    log.warn({ code }, 'pictures cannot be kept on disk');
  }

  /** Sizes by name, the one used longest ago first. */
  async function open(): Promise<LRUCache<string, number>> {
    const sizes = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') rm(path(name), { force: true }).catch(complain);
      },
    });
    const found = await listFiles();
    for (const { name, bytes, usedAt } of found.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (NAME.test(name)) sizes.set(name, bytes);
      // Left by a process that ended while it wrote; a young one may still be written.
      else if (usedAt < Date.now() - HOUR_MS) rm(path(name), { force: true }).catch(complain);
    }
    return sizes;
  }

  async function listFiles() {
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return await Promise.all(
        files.map(async ({ name }) => {
          const { size, mtimeMs } = await stat(path(name));
          return { name, bytes: Math.max(1, size), usedAt: mtimeMs };
        }),
      );
    } catch (error) {
      complain(error);
      return [];
    }
  }

  const index = () => {
    opening ??= open();
    return opening;
  };

  async function replace(name: string, content: readonly Buffer[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = path(`${name}.${randomUUID()}`);
    try {
      await writeFile(draft, content);
      // A reader sees the old file or the whole new one.
      await rename(draft, path(name));
    } catch (error) {
      await rm(draft, { force: true }).catch(complain);
      throw error;
    }
  }

  return {
    async read(key) {
      const name = cacheFileName(key);
      const sizes = await index();
      try {
        const file = await readFile(path(name));
        const body = file.subarray(DIGEST_BYTES);
        if (!digest(body).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
        sizes.set(name, file.length);
        // The order of use outlives a restart.
        const now = new Date();
        utimes(path(name), now, now).catch(complain);
        return body;
      } catch (error) {
        // What somebody removed takes no room.
        sizes.delete(name);
        complain(error);
        return undefined;
      }
    },
    async write(key, body) {
      const name = cacheFileName(key);
      const bytes = DIGEST_BYTES + body.length;
      if (bytes > maxBytes) return;
      try {
        const sizes = await index();
        await replace(name, [digest(body), body]);
        sizes.set(name, bytes);
      } catch (error) {
        complain(error);
      }
    },
  };
}
