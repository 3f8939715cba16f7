import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { byDay } from '../site/src/lib/by-day.ts';
import { LATE, STILL, sentencesOf } from './lib/late-sentences.ts';

const CONTENT = join(import.meta.dirname, '../content');
const DAY = '2027-01-02';

it('on 2 January 2027 no text speaks of the year before as if it still were', () => {
  const files = globSync('**/*.{md,yaml}', { cwd: CONTENT }).filter(
    (file) => !/^(gehoord|towns)\//.test(file.replaceAll('\\', '/')),
  );
  const late = files.flatMap((file) =>
    readFileSync(join(CONTENT, file), 'utf8')
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('#') || file.endsWith('.md'))
      .flatMap((line) => sentencesOf(byDay(line, DAY)))
      .filter((sentence) => LATE.test(sentence) || STILL.test(sentence))
      .map((sentence) => `${file}: ${sentence.trim()}`),
  );
  expect(late).toEqual([]);
});

it('would see one that does', () => {
  expect('De bedragen gelden tot en met 31 december 2026.').toMatch(LATE);
  expect('U krijgt € 1.000 tot en met 2026.').toMatch(LATE);
  expect('U krijgt sinds 1 januari 2027 minder.').not.toMatch(LATE);
  expect('Bij label A mag een koper € 10.000 meer lenen (leennormen 2026).').toMatch(STILL);
  expect('Bij label A mocht een koper € 10.000 meer lenen (leennormen 2026).').not.toMatch(STILL);
  expect('Het [label](/wat-het-kost-en-doet) telde mee (leennormen 2026).').not.toMatch(STILL);
});
