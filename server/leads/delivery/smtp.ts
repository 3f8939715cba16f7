import { createTransport } from 'nodemailer';
import { FinalFailure } from './final-failure.ts';
import type { Mailer } from './mailer.ts';

/**
 * How long each step may take. A server that says nothing for this long is taken to be away; the next try
 * comes by itself. The last step, when it looks into the mail before it takes it, is where one may take
 * its time: giving up there can send the mail twice.
 */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/**
 * One that says something now and then, but never comes to an end. Its connection is closed with it: what it still
 * took afterwards would be sent a second time.
 */
const WHOLE_MS = 120_000;

/**
 * Sends real mail, each over a connection of its own: one that hangs holds no other up.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param wholeMs how long one mail may take in all
 */
export function createSmtpMailer(url: string, wholeMs = WHOLE_MS): Mailer {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeMs) });
      } catch (error) {
        throw isRefusedRecipient(error) ? new FinalFailure(error) : error;
      }
    },
  };
}

/**
 * A 5xx to a recipient is for good (RFC 5321, 4.2.1); to the sender or the login it is ours to repair, as is a
 * server that relays nothing for us or asks for a login only then (5.7.x of RFC 3463). A mailbox that is full (552, or
 * 5.2.2) is emptied some day.
 */
function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response } = error as Error & {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  const isFinal = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return isFinal && responseCode !== 552 && !/^\d{3}[ -]5\.(?:7\.|2\.2\b)/.test(response ?? '');
}
