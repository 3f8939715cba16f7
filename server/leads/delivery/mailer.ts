import type { MailMessage } from '#leads/mail/message.ts';

/** Gets a mail out of the house. */
export interface Mailer {
  /**
   * Resolves once the mail is accepted for good; rejects with a FinalFailure when its recipient is
   * refused, else it may be tried again.
   * @param name of the mail where it becomes a file: the same name is the same mail. Names nobody
   */
  send(message: MailMessage, name: string): Promise<void>;
}

/** `20261120T113205Z-SR-7F3K9Q-company-mail`: sorts by date, names nobody. */
export const mailName = (at: Date, about: string) =>
  `${at.toISOString().replace(/[-:]|\.\d+/g, '')}-${about}`;
