import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#leads/store/make-folder.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** Where mails are while there is no mail server. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** @throws Error when no file can be put there: every mail would be tried for ever, and nobody would read one */
function checkOutbox(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`SMTP_URL is not set, and mails cannot become files in ${folder}: ${why}`, {
      cause: error,
    });
  }
}

/**
 * Picks the way out: real mail when an SMTP server is set, else files in `DATA_DIR/outbox`.
 * @param settings `smtpUrl` and `dataDir` of the configuration
 * @throws Error with a sentence for whoever starts the server, when there is no way out
 */
export function createMailer(settings: { smtpUrl?: string; dataDir: string }): Mailer {
  if (settings.smtpUrl) return createSmtpMailer(settings.smtpUrl);
  const folder = outboxFolder(settings.dataDir);
  checkOutbox(folder);
  return createOutbox(folder);
}
