import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** Where mails are while there is no mail server. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/**
 * Picks the way out: real mail when an SMTP server is set, else files in `DATA_DIR/outbox`.
 * @param settings `smtpUrl` and `dataDir` of the configuration
 */
export function createMailer(settings: { smtpUrl?: string; dataDir: string }): Mailer {
  return settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl)
    : createOutbox(outboxFolder(settings.dataDir));
}
