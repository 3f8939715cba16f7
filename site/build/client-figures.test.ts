import { figures2026, makeReport } from '@sens/engine';
import { citations2026 } from '@sens/engine/citations';
import { personas } from '@sens/engine/personas';
import { expect, it } from 'vitest';
import { literal, withoutWords } from './client-figures.ts';

const slim = withoutWords(figures2026) as typeof figures2026;

it('the figures without their words give the same reports', () => {
  for (const { answers } of personas) {
    expect(makeReport(answers, slim, '2026-11-20')).toStrictEqual(
      makeReport(answers, figures2026, '2026-11-20'),
    );
  }
});

it('hold no label, source or derivation', () => {
  const text = literal(slim);
  expect(text).not.toContain('https://');
  for (const { label } of citations2026) expect(text).not.toContain(label);
});

it('come out of their code as they went in', () => {
  expect(new Function(`return ${literal(slim)}`)()).toStrictEqual(slim);
});

it('anything but data is refused', () => {
  expect(() => literal({ rate: () => 1 })).toThrow();
  expect(() => literal([Number.NaN])).toThrow();
});
