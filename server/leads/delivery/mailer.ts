import type { MailMessage } from '#leads/mail/message.ts';
import type { DueDelivery } from '#leads/store/store.ts';

/** Gets a mail out of the house. */
export interface Mailer {
  /** Resolves once the mail is accepted for good; rejects when it may be tried again. */
  send(message: MailMessage, due: DueDelivery): Promise<void>;
}
