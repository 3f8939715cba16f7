import { citations } from './citations.ts';

/** How long printing waits for the words of the sources. */
const PATIENCE_MS = 1_000;

/**
 * Prints the page with its sources; without them when they do not come.
 * @param load loads what else is printed
 */
export async function printPage(load: () => Promise<unknown> = citations.load): Promise<void> {
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  window.print();
}
