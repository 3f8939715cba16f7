import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** A server that says nothing for this long is not there; the next try comes by itself. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/**
 * Sends real mail.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail(message);
    },
  };
}
