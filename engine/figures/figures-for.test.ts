import { expect, it } from 'vitest';
import { figuresFor } from './figures-for.ts';
import { figures2026 } from './index.ts';
import { toolFigures2026 } from './tool-figures.ts';
import { toolFiguresFor } from './tool-figures-for.ts';

it.each(['2019-05-01', '2026-01-01', '2026-12-31', '2027-02-01'])(
  'on %s the latest set that had begun counts',
  (day) => {
    expect(figuresFor(day)).toBe(figures2026);
    expect(toolFiguresFor(day)).toBe(toolFigures2026);
  },
);

it.each(['', 'vandaag', '2026-13-01', '2026-02-30', '26-1-1'])('"%s" is no day', (day) => {
  expect(() => figuresFor(day)).toThrow(`"${day}" is no day`);
});

it.each(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2027-07-01', '2028-01-01'])(
  'on %s the tools count with what a report counts with',
  (day) => {
    expect(toolFiguresFor(day)).toMatchObject(figuresFor(day));
  },
);
