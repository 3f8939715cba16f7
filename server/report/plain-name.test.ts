import { expect, test } from 'vitest';
import { plainFirstName } from './plain-name.ts';

test.each(['Sem', 'Jan-Willem', 'Sem en Noor'])('%j may stand in a greeting', (typed) => {
  expect(plainFirstName(typed)).toBe(typed);
});

test.each(['', 'Sem en', 'Sem en www.win.example', 'Klik nu hier', 'Sem en Noor en Tom'])(
  '%j goes out in no greeting',
  (typed) => {
    expect(plainFirstName(typed)).toBeUndefined();
  },
);
