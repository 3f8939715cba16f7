import { expect, test } from 'vitest';
import type { SaveOutcome, TryOptions } from './save-report.ts';
import { createSaver } from './saver.ts';

const REPORT = { firstName: 'x', reference: 'x', createdOn: '2026-11-20', answers: {} } as never;

interface Sent {
  value: string;
  outlivesPage: boolean | undefined;
  isGivenUp(): boolean;
  end(kind: 'saved' | 'failed'): Promise<void>;
}

/** A saver whose requests wait until the test says how they end; one that is given up fails, as `fetch` does. */
function saving() {
  const sent: Sent[] = [];
  const told: string[] = [];
  const send = (value: string, { signal, keepalive }: TryOptions) =>
    new Promise<SaveOutcome>((resolve) => {
      signal.addEventListener('abort', () => resolve({ kind: 'failed' }));
      const end: Sent['end'] = async (kind) => {
        resolve(kind === 'saved' ? { kind, report: REPORT } : { kind });
        await settle();
      };
      sent.push({ value, outlivesPage: keepalive, isGivenUp: () => signal.aborted, end });
    });
  const saver = createSaver<string>('kept', send, (state) => told.push(state));
  return { saver, sent, told, values: () => sent.map(({ value }) => value) };
}

/** All that follows from what was just answered has happened. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('what changes while a request is under way is sent after it, the latest only', async () => {
  const { saver, sent, told, values } = saving();
  saver.change('one');
  void saver.save();
  saver.change('two');
  void saver.save();
  saver.change('three');
  expect(values()).toEqual(['one']);
  await sent[0]?.end('saved');
  expect(values()).toEqual(['one', 'three']);
  await sent[1]?.end('saved');
  expect(told).toEqual(['saving', 'saved']);
  expect(saver.change('three')).toBe(false);
});

test('a page that goes away gives up what is under way before it sends what is newer', async () => {
  const { saver, sent, told, values } = saving();
  saver.change('one');
  void saver.save();
  saver.change('two');
  saver.leave();
  expect(sent[0]?.isGivenUp()).toBe(true);
  expect(values()).toEqual(['one', 'two']);
  expect(sent[1]?.isGivenUp()).toBe(false);
  await settle();
  expect(told).not.toContain('failed');

  // Whoever comes back to the page finds it as kept, and goes on.
  await sent[1]?.end('saved');
  expect(told.at(-1)).toBe('saved');
  saver.change('three');
  void saver.save();
  expect(values()).toEqual(['one', 'two', 'three']);
});

test('what would end with the page is sent once more as it goes away, what is kept is not', async () => {
  const { saver, sent, values } = saving();
  saver.leave();
  expect(values()).toEqual([]);
  saver.change('one');
  void saver.save();
  saver.leave();
  expect(values()).toEqual(['one', 'one']);
  expect(sent.map((each) => [each.isGivenUp(), each.outlivesPage])).toEqual([
    [true, false],
    [false, true],
  ]);
  await sent[1]?.end('saved');
  saver.leave();
  expect(sent).toHaveLength(2);
});

test('what is taken back while it is under way is sent as it was before', async () => {
  const { saver, sent, values } = saving();
  saver.change('one');
  void saver.save();
  expect(saver.change('kept')).toBe(true);
  saver.leave();
  expect(sent[0]?.isGivenUp()).toBe(true);
  expect(values()).toEqual(['one', 'kept']);
});

test('what is taken back after no answer came is sent too, as it may have come through', async () => {
  const { saver, sent, values } = saving();
  saver.change('one');
  void saver.save();
  await sent[0]?.end('failed');
  expect(saver.change('kept')).toBe(true);
  void saver.save();
  expect(values()).toEqual(['one', 'kept']);
});

test('what could not be kept is sent again when asked, and as the page goes away', async () => {
  const { saver, sent, told, values } = saving();
  saver.change('one');
  void saver.save();
  await sent[0]?.end('failed');
  expect(told.at(-1)).toBe('failed');
  void saver.save();
  await sent[1]?.end('failed');
  saver.leave();
  expect(values()).toEqual(['one', 'one', 'one']);
});
