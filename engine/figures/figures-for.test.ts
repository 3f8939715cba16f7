import { expect, it } from 'vitest';
import { figuresFor } from './figures-for.ts';
import { figures2026 } from './index.ts';

it.each(['2019-05-01', '2026-01-01', '2026-12-31', '2027-02-01'])(
  'on %s the latest set that had begun counts',
  (day) => {
    expect(figuresFor(day)).toBe(figures2026);
  },
);

it.each(['', 'vandaag', '2026-13-01', '2026-02-30', '26-1-1'])('"%s" is no day', (day) => {
  expect(() => figuresFor(day)).toThrow(`"${day}" is no day`);
});
