import { fstatSync, write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { promisify } from 'node:util';

/** Lines that wait for a slow reader, in characters; beyond it they are dropped. */
const MOST_WAITING = 1024 * 1024;

/**
 * Lines that come within this time go out together: each writing costs more than the line itself. What
 * was written before it is up is lost when the process is killed, and by nothing else.
 */
const TOGETHER_MS = 100;

/** Gets text out; rejects when that did not work, in whole or in part. */
export type SendText = (text: string) => Promise<void>;

/** Where the log goes. Never waited for, never a failure: a visitor's request matters more. */
export interface LogDestination {
  /** Takes one line, newline included. */
  write(line: string): void;
  /** How many lines were dropped since the start, as they could not be written. */
  readonly lost: number;
  /** Resolves once everything is out, or when the time is over. */
  flush(withinMs: number): Promise<void>;
}

/**
 * Writes behind the server's back, one batch at a time. What a full disk refuses, and what a reader
 * who does not read leaves no room for, is dropped and counted; the next line that does get out has
 * one before it that says how many are missing.
 * @param send where to; standard output unless a test says otherwise
 */
export function createLogDestination(send: SendText = sendTo(1)): LogDestination {
  let [waiting, waitingLength]: [string[], number] = [[], 0];
  let sending: Promise<void> | undefined;
  let [lost, told] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let lastSentAt = -TOGETHER_MS;

  /** At once when nothing went out for a while: a line that stands alone waits for no others. */
  function sendSoon(): void {
    if (sending || timer) return;
    const waitMs = lastSentAt + TOGETHER_MS - performance.now();
    if (waitMs <= 0) sendWaiting();
    else timer = setTimeout(sendWaiting, waitMs).unref();
  }

  function sendWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    if (sending || waiting.length === 0) return;
    lastSentAt = performance.now();
    const [lines, lostBefore] = [waiting, lost];
    [waiting, waitingLength] = [[], 0];
    const notice = lostBefore > told ? lossLine(lostBefore - told) : '';
    sending = send(notice + lines.join(''))
      .then(
        () => {
          told = lostBefore;
        },
        () => {
          lost += lines.length;
        },
      )
      .finally(() => {
        sending = undefined;
        if (waiting.length > 0) sendSoon();
      });
  }

  return {
    write(line) {
      if (waitingLength + line.length > MOST_WAITING) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingLength += line.length;
      sendSoon();
    },
    get lost() {
      return lost;
    },
    async flush(withinMs) {
      const late = sleep(withinMs, true, { ref: false });
      for (sendWaiting(); sending && !(await Promise.race([sending, late])); sendWaiting());
    },
  };
}

/** In the shape of the log's other lines. A line break first: what failed may have got out in part. */
const lossLine = (lines: number) =>
  `\n${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'log lines lost' })}\n`;

/**
 * Sends to an open file descriptor without ever holding up the main thread: a pipe through Node's own
 * stream, which does not block, and a file through the thread pool, as Node's stream would block and
 * would not come back after a failure.
 */
function sendTo(fd: 1): SendText {
  const stat = fstatSync(fd);
  if (stat.isFIFO() || stat.isSocket() || isatty(fd)) return sendToStream(process.stdout);
  const writeSome = promisify(write);
  return async (text) => {
    let rest = Buffer.from(text);
    while (rest.length > 0) {
      const { bytesWritten } = await writeSome(fd, rest);
      rest = rest.subarray(bytesWritten);
    }
  };
}

function sendToStream(stream: NodeJS.WriteStream): SendText {
  // Told to each write already.
  stream.on('error', () => undefined);
  return (text) =>
    new Promise((resolve, reject) => {
      stream.write(text, (error) => (error ? reject(error) : resolve()));
    });
}
