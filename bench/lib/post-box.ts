import { SMTPServer } from 'smtp-server';

/** A mail server on the loopback address that counts what it takes. */
export interface PostBox {
  url: string;
  /** How often each mail came, by its Message-ID. */
  mails: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Starts a mail server for whoever wants to know that each mail came, and came once. */
export async function startPostBox(): Promise<PostBox> {
  const mails = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 8_192) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const name = /^message-id: *(\S+)/im.exec(head)?.[1] ?? head;
        mails.set(name, (mails.get(name) ?? 0) + 1);
        done();
      });
    },
  });
  // A client that was killed halfway is what this is for.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
