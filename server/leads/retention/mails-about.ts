import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail about several requests (`../watch/trouble-mail.ts`); its head names all of them. */
const OF_SEVERAL = /-(?:let-op|dagoverzicht)\.eml/;

/**
 * Knows the mails of the outbox that hold something of some requests: those about one of them, and those to the
 * company that name one among others. The latter go whole: who is left in it is named again the next morning, as long
 * as there is something to do.
 */
export function outboxMailsAbout(
  folder: string,
  references: readonly string[],
): (name: string) => Promise<boolean> {
  return async (name) => {
    if (references.some((reference) => name.includes(`-${reference}-`))) return true;
    if (!OF_SEVERAL.test(name) || references.length === 0) return false;
    const [head = ''] = (await readFile(join(folder, name), 'latin1')).split('\r\n\r\n', 1);
    return references.some((reference) => head.includes(reference));
  };
}
