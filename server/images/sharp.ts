/**
 * A second thread takes a quarter off AVIF, which uses it for part of the time only; what that
 * does to the other visitors is measured (decision 16). How many run at a time the line decides.
 */
const THREADS = 2;

/** Loaded with the first picture: most processes that import this file never make one. */
export async function loadSharp(threads = THREADS) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(threads);
  sharp.cache(false);
  return sharp;
}

/**
 * Reads how large a picture is.
 * @throws Error when it is no picture
 */
export async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await (await loadSharp())(bytes).metadata();
  return { width, height };
}
