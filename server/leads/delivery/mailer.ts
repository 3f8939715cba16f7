import { join } from 'node:path';
import type { MailMessage } from '#leads/mail/message.ts';
import type { DueDelivery } from '#leads/store/store.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** Gets a mail out of the house. */
export interface Mailer {
  /** Resolves once the mail is accepted for good; rejects when it may be tried again. */
  send(message: MailMessage, due: DueDelivery): Promise<void>;
}

/**
 * Picks the way out: real mail when an SMTP server is set, else files in `DATA_DIR/outbox`.
 * @param settings `smtpUrl` and `dataDir` of the configuration
 */
export function createMailer(settings: { smtpUrl?: string; dataDir: string }): Mailer {
  return settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl)
    : createOutbox(join(settings.dataDir, 'outbox'));
}
