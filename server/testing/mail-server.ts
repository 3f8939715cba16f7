import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A real mail server on the loopback address; gives what it received. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: { to: string[]; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map((each) => each.address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as { port: number };
  return { mails, url: `smtp://127.0.0.1:${port}` };
}
