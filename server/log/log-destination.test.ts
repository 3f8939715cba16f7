import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLogDestination, type SendText } from './log-destination.ts';

/** A place to write to that takes a batch, refuses it, or never answers. */
function makePlace() {
  const sent: string[] = [];
  let mode: 'takes' | 'refuses' | 'hangs' = 'takes';
  let letGo: () => void = () => undefined;
  const send: SendText = async (text) => {
    if (mode === 'refuses') throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    if (mode === 'hangs') {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    }
    sent.push(text);
  };
  return {
    send,
    text: () => sent.join(''),
    becomes: (next: typeof mode) => {
      mode = next;
    },
    letGo: () => letGo(),
  };
}

test('lines come out whole and in order', async () => {
  const place = makePlace();
  const log = createLogDestination(place.send);
  const lines = Array.from({ length: 100 }, (_, number) => `${number}\n`);
  for (const line of lines) log.write(line);
  await log.flush(1_000);
  expect(place.text()).toBe(lines.join(''));
  expect(log.lost).toBe(0);
});

test('what a full disk refuses is counted, and said before the next line that is written', async () => {
  const place = makePlace();
  const log = createLogDestination(place.send);
  place.becomes('refuses');
  for (const line of ['one\n', 'two\n', 'three\n']) {
    log.write(line);
    await log.flush(1_000);
  }
  expect(log.lost).toBe(3);
  place.becomes('takes');
  log.write('four\n');
  log.write('five\n');
  await log.flush(1_000);
  const [, notice = '', ...rest] = place.text().split('\n');
  expect(JSON.parse(notice)).toMatchObject({ level: 40, msg: 'log lines lost', lines: 3 });
  expect(rest).toEqual(['four', 'five', '']);
  expect(log.lost).toBe(3);
});

test('a reader who does not read costs a megabyte of memory, lines, and nothing else', async () => {
  const place = makePlace();
  const log = createLogDestination(place.send);
  place.becomes('hangs');
  const line = `${'x'.repeat(1023)}\n`;
  for (let number = 0; number < 3_000; number += 1) log.write(line);
  // The one that is on its way, and 1,024 that wait.
  expect(log.lost).toBe(3_000 - 1_025);
  const flushed = log.flush(50).then(() => 'given up');
  expect(await Promise.race([flushed, sleep(5_000, 'still waiting')])).toBe('given up');
  place.becomes('takes');
  place.letGo();
  await log.flush(1_000);
  log.write('again\n');
  await log.flush(1_000);
  expect(place.text()).toContain('"lines":1975,"msg":"log lines lost"');
  expect(place.text().endsWith('again\n')).toBe(true);
});
