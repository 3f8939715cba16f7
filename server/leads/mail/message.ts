/** A file that goes with a mail. */
export interface MailFile {
  filename: string;
  content: Buffer;
  /** Of a picture that is shown in the mail itself: how the mail calls it. */
  cid?: string;
}

/** A mail, ready to be sent or written to a file. */
export interface MailMessage {
  from: string;
  to: string | { name: string; address: string };
  replyTo?: string | { name: string; address: string };
  subject: string;
  text: string;
  /** Not there when it could not be made: the words are all in the text. */
  html?: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  attachments?: MailFile[];
}
