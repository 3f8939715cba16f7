import type { Learned } from './learned.ts';

/** Lists of numbers, by how they are called in a file. */
const LISTS = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array };

/** Where a list stands in a file, in bytes behind the names; how many numbers it has. */
interface Place {
  list: keyof typeof LISTS;
  at: number;
  length: number;
}

/** Every list begins at a multiple of this, so that it can be used where it was read. */
const STEP = 8;
const upToStep = (bytes: number) => Math.ceil(bytes / STEP) * STEP;

/** What was learned as one file: the names as JSON in plain letters, behind their length, and then all lists. */
export function writeLearned(learned: Learned): Uint8Array<ArrayBuffer> {
  const lists: ArrayBufferView[] = [];
  let size = 0;
  const names = JSON.stringify(learned, (_name, value) => {
    if (!ArrayBuffer.isView(value)) return value;
    const place = { list: value.constructor.name, at: size, length: (value as Uint8Array).length };
    lists.push(value);
    size += upToStep(value.byteLength);
    return place;
  });
  const begin = upToStep(Uint32Array.BYTES_PER_ELEMENT + names.length);
  const file = new Uint8Array(begin + size);
  new DataView(file.buffer).setUint32(0, names.length);
  file.set(
    Array.from(names, (sign) => sign.charCodeAt(0)),
    Uint32Array.BYTES_PER_ELEMENT,
  );
  let at = begin;
  for (const { buffer, byteOffset, byteLength } of lists) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += upToStep(byteLength);
  }
  return file;
}

/**
 * What was learned, with its lists where they were read: to copy them would take twice the memory of a server.
 * @param file as `writeLearned` made it
 */
export function readLearned(file: Uint8Array<ArrayBuffer>): Learned {
  // A reader of files gives a piece of something larger now and then.
  const { buffer, byteOffset, byteLength } = file.byteOffset % STEP === 0 ? file : file.slice();
  const length = new DataView(buffer, byteOffset, byteLength).getUint32(0);
  const from = byteOffset + Uint32Array.BYTES_PER_ELEMENT;
  const names = String.fromCharCode(...new Uint8Array(buffer, from, length));
  const begin = byteOffset + upToStep(Uint32Array.BYTES_PER_ELEMENT + length);
  return JSON.parse(names, (_name, value: Learned | Place | null) => {
    if (typeof value !== 'object' || value === null || !('list' in value)) return value;
    return new LISTS[value.list](buffer, begin + value.at, value.length);
  });
}
