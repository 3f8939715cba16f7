import { writeFileSync } from 'node:fs';
import { type CsvSettings, csvHead, csvLines } from './cli-csv.ts';
import { leadPages } from './lead-pages.ts';
import { type NewFile, newFile } from './store/new-file.ts';
import type { LeadStore } from './store/store.ts';

/**
 * Writes all leads into a new table, page by page, so that memory does not grow with their number.
 * @param file made, readable for this account only; not when there is no lead, and nothing of it stays when this fails
 * @param settings put codes into words
 * @param onPage told how many it were so far; what it throws breaks it off
 * @returns how many leads it were
 * @throws Error when the file is there already (EEXIST) or cannot be written
 */
export async function exportLeads(
  store: Pick<LeadStore, 'list'>,
  file: string,
  settings: CsvSettings,
  onPage: (leads: number) => void,
): Promise<number> {
  let made: NewFile | undefined;
  let written = 0;
  try {
    for await (const leads of leadPages(store)) {
      if (made === undefined) {
        made = newFile(file);
        writeFileSync(made.fd, csvHead());
      }
      writeFileSync(made.fd, csvLines(leads, settings));
      written += leads.length;
      onPage(written);
    }
    made?.keep();
    return written;
  } finally {
    made?.end();
  }
}
