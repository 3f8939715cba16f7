import { expect, test } from 'vitest';
import { reachableStyles } from './reachable-styles.ts';

const TYPES = [
  '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}',
  '@property --tw-turn{syntax:"*";inherits:false}',
].join('');
const NAMES = new Set(['a', 'b']);
const settled = (css: string, scripts = '') => reachableStyles(css + TYPES, NAMES, scripts);

test.each([
  ['what it begins with', '.a{border-style:var(--tw-style)}', '.a{border-style:solid}'],
  ['that before a stand-in', '.a{border-style:var(--tw-style,dotted)}', '.a{border-style:solid}'],
  ['the stand-in', '.a{x:var(--tw-blur,none) var(--other)}', '.a{x:none var(--other)}'],
  [
    'an empty stand-in',
    '.a{x:rotate(1deg) var(--tw-turn,) scale(2)}',
    '.a{x:rotate(1deg) scale(2)}',
  ],
  [
    'a stand-in within another',
    '.a{x:var(--tw-ease,var(--tw-blur,calc(1px*(2))))}',
    '.a{x:calc(1px*(2))}',
  ],
  [
    'one in a property of its own',
    '.a{--own:var(--tw-style);x:var(--own)}',
    '.a{--own:solid;x:var(--own)}',
  ],
])('where nothing sets it, reading one of Tailwind’s gives %s', (_what, css, expected) => {
  expect(settled(css)).toBe(expected);
});

test.each([
  ['another rule sets it', '.b{--tw-style:dashed}.a{x:var(--tw-style)}', ''],
  ['a script names it', '.a{x:var(--tw-style)}', 'el.style.setProperty("--tw-style",s)'],
])('it is read as it was where %s', (_why, css, scripts) => {
  expect(settled(css, scripts)).toContain(`${css}@property --tw-style`);
});

test('a rule that the page cannot reach sets nothing', () => {
  expect(settled('.gone{--tw-style:dashed}.a{x:var(--tw-style)}')).toBe('.a{x:solid}');
});

test.each(['.a{x:var(--own,red)}', '.a{x:var(--tw-turn)}', '.a{x:var(--tw-turn,)}'])(
  'a property of our own, one without a meaning and a value of nothing stay: %s',
  (css) => {
    expect(settled(css)).toContain(css);
  },
);
