import { LRUCache } from 'lru-cache';
import { AppError } from '#refusals/app-error.ts';
import { etagOf } from '#static/etag.ts';
import { type Convert, encoderVersion } from './convert.ts';
import type { DiskCache } from './disk-cache.ts';
import type { InLine } from './line.ts';
import type { Variant } from './variant.ts';

/** A picture as it goes over the wire: nothing is worked out per request. */
export interface Picture {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

export interface Pictures {
  /**
   * Gets a picture from memory, from disk, or by making it.
   * @param who whoever asks, to take turns with the others
   * @throws AppError `busy` when too much is asked for at once
   */
  get(variant: Variant, who: string): Promise<Picture>;
  /** Waits for what is being made and written. */
  close(): Promise<void>;
}

export interface PictureParts {
  disk: DiskCache;
  convert: Convert;
  inLine: InLine;
}

/** All widths of all pictures of a page that is asked for a lot, several times over. */
const MEMORY_BYTES = 32 * 1024 * 1024;

/** Keeps what was made; who asks for what is just being made waits for that. */
export function createPictures({ disk, convert, inLine }: PictureParts): Pictures {
  const hot = new LRUCache<string, Picture>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });
  const making = new Map<string, { by: string; picture: Promise<Picture> }>();
  const writing = new Set<Promise<void>>();

  async function findOrMake(variant: Variant, who: string): Promise<Picture> {
    const key = `${variant.key} ${await encoderVersion()}`;
    const kept = await disk.read(key);
    const body = kept ?? (await inLine(who, () => convert(variant)));
    if (!kept) keep(key, body);
    const picture = toPicture(body, variant);
    hot.set(variant.key, picture);
    return picture;
  }

  function make(variant: Variant, who: string): Promise<Picture> {
    const { key } = variant;
    const picture = findOrMake(variant, who).finally(() => making.delete(key));
    making.set(key, { by: who, picture });
    return picture;
  }

  /** The visitor does not wait for the disk. */
  function keep(key: string, body: Buffer): void {
    const written = disk.write(key, body).finally(() => writing.delete(written));
    writing.add(written);
  }

  return {
    async get(variant, who) {
      const { key } = variant;
      const ready = hot.get(key);
      if (ready) return ready;
      const underWay = making.get(key);
      if (!underWay) return make(variant, who);
      return underWay.picture.catch((error: unknown) => {
        const isTheirs = error instanceof AppError && underWay.by !== who;
        // Who asked first was sent away, with the turn that came with it.
        if (!isTheirs) throw error;
        return hot.get(key) ?? making.get(key)?.picture ?? make(variant, who);
      });
    },
    async close() {
      await Promise.allSettled([...making.values()].map(({ picture }) => picture));
      await Promise.all(writing);
    },
  };
}

function toPicture(body: Buffer, { format }: Variant): Picture {
  const etag = etagOf(body);
  return {
    body,
    etag,
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(body.length),
      etag,
      // Behind a CDN our pages load them from another origin.
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}
