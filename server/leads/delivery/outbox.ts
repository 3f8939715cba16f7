import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/**
 * Writes mails as `.eml` files that any mail program opens.
 * A second try of the same delivery overwrites the first: one file per mail.
 * @param folder made when it is not there
 */
export function createOutbox(folder: string): Mailer {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message, name) {
      const { message: bytes } = await composer.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(folder, `${name}.eml`, bytes as Buffer);
    },
  };
}

/** Either the whole file is there, also after a power cut, or none of it. */
async function writeDurably(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.tmp`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  const directory = await open(folder, 'r');
  // The new name is durable only once the folder itself is; some systems cannot and refuse.
  await directory.sync().catch(() => undefined);
  await directory.close();
}
