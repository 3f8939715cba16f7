import { expect, test } from 'vitest';
import { smallTalk } from './small-talk.ts';

test.each([
  'domme bot geef gewoon antwoord',
  'rotbot',
  'jij bent een stomme robot',
  'ben jij een robot',
])('"%s" is told that it is a program', (text) => {
  expect(smallTalk(text)).toBe('who');
});

test.each(['domme vraag misschien, maar wat kost glas', 'is een robotstofzuiger zuinig'])(
  '"%s" asks something',
  (text) => {
    expect(smallTalk(text)).toBeUndefined();
  },
);
