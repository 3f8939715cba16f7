import postcss from 'postcss';
import { expect, test } from 'vitest';
import { constantsOf, withConstants } from './constant-properties.ts';

const written = (css: string) => withConstants(css, constantsOf(postcss.parse(css)));
const theme = (declarations: string) => `@layer theme{:root,:host{${declarations}}}`;

test('a property that is set once for a whole page is written out, and set no more', () => {
  const css = `${theme('--color-a:#123456;--ease-a:cubic-bezier(.2, .8, .2, 1)')}.a{color:var(--color-a);transition:opacity 1s var(--ease-a)}`;
  expect(written(css)).toBe('.a{color:#123456;transition:opacity 1s cubic-bezier(.2,.8,.2,1)}');
});

test.each([
  ['.a{font-family:"A, b", "C", serif}', '.a{font-family:"A, b","C",serif}'],
  ['.a{background:url("data:,a, b"), red}', '.a{background:url("data:,a, b"), red}'],
])('no space stands after a comma, but in what is quoted: %s', (css, expected) => {
  expect(written(css)).toBe(expected);
});

test('one that is made of another is written out whole, its stand-ins left out', () => {
  const css = `${theme('--b:var(--a) solid;--a:1px')}.a{border:var(--b,2px dashed)}`;
  expect(written(css)).toBe('.a{border:1px solid}');
});

test.each([
  ['.a{margin:calc(var(--spacing) * 6)}', '.a{margin:1.5rem}'],
  ['.a{margin:calc(var(--spacing) * -0.5)}', '.a{margin:-.125rem}'],
  ['.a{margin:calc(1px + calc(var(--spacing) * 0))}', '.a{margin:calc(1px + 0rem)}'],
])('a step of the scale is written as a length: %s', (css, expected) => {
  expect(written(theme('--spacing:.25rem') + css)).toBe(expected);
});

test.each([
  ['is set again', `${theme('--a:red')}.b{--a:blue}`],
  ['is set again for paper', `${theme('--a:red')}@media print{:root{--a:blue}}`],
  ['is set on a part of a page', '.b{--a:red}'],
  ['is set for some screens', '@media (width>=36rem){:root{--a:red}}'],
  ['has a type', `${theme('--a:red')}@property --a{syntax:"<color>";inherits:true}`],
])('a property stays that %s', (_what, css) => {
  const whole = `${css}.a{color:var(--a)}`;
  expect(written(whole)).toBe(whole);
});

test('a property that something else may set stays', () => {
  const css = `${theme('--a:red;--b:blue')}.a{color:var(--a);fill:var(--b)}`;
  const constants = constantsOf(postcss.parse(css), new Set(['--a']));
  expect(withConstants(css, constants)).toBe(`${theme('--a:red')}.a{color:var(--a);fill:blue}`);
});

test('the properties of a theme are constants in a source of Tailwind’s too', () => {
  expect(constantsOf(postcss.parse('@theme{--color-a:red}'))).toEqual(
    new Map([['--color-a', 'red']]),
  );
});
