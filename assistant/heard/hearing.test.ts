import { describe, expect, it } from 'vitest';
import type { HeardQuestion } from '../terms/index-file.ts';
import { SMALL_FILE } from '../testing/small-index.ts';
import { createHearing } from './hearing.ts';
import { learn, questionsHeard } from './learned.ts';

const HEARD: HeardQuestion[] = [
  { text: 'maakt zo’n kast buiten veel herrie', passage: 0 },
  { text: 'hebben de buren last van het gebrom', passage: 0 },
  { text: 'wat ben ik kwijt aan een label', passage: 1 },
  { text: 'hoeveel betaal ik voor die letter van mijn huis', passage: 1 },
  { text: 'kunt u mijn badkamer betegelen', kind: 'outside' },
  { text: 'wat voor weer wordt het morgen', kind: 'outside' },
  { text: 'vertel eens een mop', kind: 'outside' },
  { text: 'jullie zouden bellen en ik hoor niks, schandalig', kind: 'complaint' },
  { text: 'er zit al weken een gat in mijn muur en niemand komt', kind: 'complaint' },
  { text: 'wat doe ik tegen een gat in mijn muur', kind: 'other' },
];
const hear = createHearing(learn(HEARD));

describe('what was heard before', () => {
  it('speaks for the passage that answered it, also for other words and a slip of the pen', () => {
    const heard = hear('hebbe de buurn last van zo’n kast');
    expect(heard.shareOf(0)).toBeGreaterThan(0.5);
    expect(heard.shareOf(0)).toBeGreaterThan(10 * heard.shareOf(1));
    expect(heard.passages).toContain(0);
  });

  it('takes all questions of a passage together where no one of them is near', () => {
    const heard = hear('hoeveel ben ik kwijt aan die letter');
    expect(heard.shareOf(1)).toBeGreaterThan(0.8);
    expect(heard.shareOf(1)).toBeLessThanOrEqual(1);
  });

  it('knows what words mean that nobody used together', () => {
    const cold = ['koude voeten', 'koude tenen', 'ijzige voeten'].map((text) => ({
      text,
      passage: 0,
    }));
    const cost = ['dure rekening', 'hoge rekening', 'dure nota'].map((text) => ({
      text,
      passage: 1,
    }));
    const known = createHearing(learn([...cold, ...cost]));
    expect(known('ijzige tenen').shareOf(0)).toBeGreaterThan(0.7);
    expect(known('hoge nota').shareOf(1)).toBeGreaterThan(0.7);
  });

  it('is found again, and nothing is said of what is like none of it', () => {
    expect(hear('Wat ben ik kwijt aan een label?').nearest).toBeCloseTo(1, 1);
    const none = hear('xyzzy');
    expect(none.nearest).toBe(0);
    expect(none.passages).toEqual([]);
  });

  it('tells what is not for us, and who is not content', () => {
    expect(hear('kunt u de badkamer betegelen').outside).toBeGreaterThan(0);
    expect(hear('hoeveel betaal ik voor een label').outside).toBeLessThan(0);
    expect(hear('niemand komt en ik hoor al weken niks').complaint).toBeGreaterThan(0);
    expect(hear('maakt zo’n kast veel herrie').complaint).toBeLessThan(0);
  });
});

it('nothing heard says nothing', () => {
  const heard = createHearing(learn([]))('wat kost een label');
  expect([heard.nearest, heard.outside, heard.complaint]).toEqual([0, 0, 0]);
});

it('questions of the site itself count as heard, with the passage that they stand at', () => {
  const all = questionsHeard(SMALL_FILE);
  for (const { text, passage } of all) {
    const { heads = [], asks = [] } = SMALL_FILE.index.passages[passage ?? -1] ?? {};
    expect([...heads, ...asks]).toContain(text);
  }
  expect(all.length).toBeGreaterThan(3);
});
