import mime from 'mime';

const isText = (type: string) => /^text\/|^application\/(?:json|xml)$|^image\/svg/.test(type);

/** The Content-Type of a file, by its name; all our texts are UTF-8. */
export function mediaType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Tells whether compressing this kind of file saves anything. */
export const isCompressible = (type: string) => /^text\/|json|svg|xml|wasm/.test(type);

/** Tells whether this kind of file is asked for in parts: a player jumps, and Safari plays nothing else. */
export const isPlayed = (type: string) => /^(?:video|audio)\//.test(type);
