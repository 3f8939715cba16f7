import { loadCitations } from './citations.ts';

/** How long printing waits for the words of the sources. */
const PATIENCE_MS = 1_000;

/** Prints the page with its sources; without them when they do not come. */
export async function printPage(): Promise<void> {
  await Promise.race([loadCitations(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  window.print();
}
