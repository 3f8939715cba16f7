import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FIGURES, figureSlips, unreadFigure } from './lib/figure-slips.ts';

it('our own figures have no decimal comma', () => {
  expect(figureSlips(join(import.meta.dirname, '..', FIGURES))).toEqual([]);
});

it('a decimal comma is told with its line, and one in words or a list is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sens-figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = ['// 1,5', "const label = 'tot 1,2';", 'const row = [5, 25, 5,25];', ''];
  writeFileSync(join(folder, 'isde.ts'), lines.join('\n'));
  expect(figureSlips(folder)).toEqual([
    'engine/figures/isde.ts, regel 3: "5,25": schrijf een getal hier met een punt: 5.25',
  ]);
});

/** An error as Node throws it where a module cannot be loaded. */
const thrown = (error: Error, stack: string) => Object.assign(error, { stack });

it.each([
  [
    thrown(new SyntaxError("Expected ',', got 'ident'"), '/x/engine/figures/solar.ts:7\n  b: 5\n'),
    'engine/figures/solar.ts, regel 7: dit is niet te lezen; hier of op de regel erboven ontbreekt een komma, haakje of aanhalingsteken',
  ],
  [
    thrown(new SyntaxError("Unexpected character '€'"), 'file:///x/engine/figures/solar.ts:7\n'),
    'engine/figures/solar.ts, regel 7: het teken "€" hoort hier niet',
  ],
  [
    thrown(new ReferenceError('mcc is not defined'), 'at file:///x/engine/figures/solar.ts:7:1'),
    'engine/figures/solar.ts, regel 7: de naam "mcc" bestaat niet; zet een tekst tussen \'...\'',
  ],
  [thrown(new Error('x'), 'at file:///x/server/app.ts:7:1'), undefined],
])('a figure that cannot be loaded is told in a sentence: %s', (error, told) => {
  expect(unreadFigure(error)).toBe(told);
});
