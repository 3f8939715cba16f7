import { connect as connectTo, createServer } from 'node:net';
import { listening } from './listening.ts';

const BYTES_PER_MS = 1.6e6 / 8 / 1000;
const ONE_WAY_MS = 75;
/** What goes in one packet. */
const SEGMENT = 1400;

type Due = readonly [at: number, bytes: Buffer];

/**
 * A line as of a phone on slow 4G, as Lighthouse has it: 1.6 Mbit/s down for all connections together, 150 ms there and back.
 * It imitates no slow start and loses nothing.
 * @param port what it leads to, on the loopback address
 */
export async function slowLine(port: number) {
  let freeAt = 0;
  const line = createServer((near) => {
    const far = connectTo(port, '127.0.0.1').setNoDelay();
    const up: Due[] = [];
    const down: Due[] = [];
    // One round trip until a connection is open.
    near.setNoDelay().pause();
    setTimeout(() => near.resume(), ONE_WAY_MS * 2);
    near.on('data', (bytes: Buffer) => up.push([performance.now() + ONE_WAY_MS, bytes]));
    far.on('data', (bytes: Buffer) => {
      for (let from = 0; from < bytes.length; from += SEGMENT) {
        const segment = bytes.subarray(from, from + SEGMENT);
        freeAt = Math.max(freeAt, performance.now()) + segment.length / BYTES_PER_MS;
        down.push([freeAt + ONE_WAY_MS, segment]);
      }
    });
    const deliver = (queue: Due[], to: typeof near) => {
      const late = queue.findIndex(([at]) => at > performance.now());
      for (const [, bytes] of queue.splice(0, late < 0 ? queue.length : late)) to.write(bytes);
    };
    const clock = setInterval(() => {
      deliver(up, far);
      deliver(down, near);
    }, 1);
    const end = () => {
      clearInterval(clock);
      near.destroy();
      far.destroy();
    };
    near.on('close', end).on('error', end);
    far.on('close', end).on('error', end);
  });
  return { port: await listening(line), stop: () => line.close() };
}
