import { expect, test } from 'vitest';
import { reachableStyles } from './reachable-styles.ts';

const TYPES = [
  '@property --tw-shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}',
  '@property --tw-y{syntax:"*";inherits:false;initial-value:0}',
  '@property --tw-deep{syntax:"*";inherits:true}',
].join('');
const NAMES = new Set(['a', 'b', 'c']);
const settled = (css: string, scripts = '') => reachableStyles(css + TYPES, NAMES, scripts);

test.each([
  [
    'a shadow, without the layers that cast none',
    '.a{--tw-shadow:0 1px red;box-shadow:0 0 #0000, 0 0 #0000, var(--tw-shadow)}.b:hover{--tw-shadow:0 0 #0000;box-shadow:0 0 #0000, var(--tw-shadow)}',
    '.a{box-shadow:0 1px red}.b:hover{box-shadow:0 0 #0000}',
  ],
  [
    'a part of a value, and not the stand-in beside it',
    '.a{--tw-y:-5rem;translate:0 var(--tw-y,1px)}.b:focus{--tw-y:0px;translate:0 var(--tw-y)}',
    '.a{translate:0 -5rem}.b:focus{translate:0 0px}',
  ],
])('what each rule sets for itself alone is written out: %s', (_what, css, expected) => {
  expect(settled(css)).toBe(expected);
});

test.each([
  ['a rule sets it that does not read it', '.a{--tw-y:1px;top:var(--tw-y)}.b{--tw-y:2px}', ''],
  ['a rule reads it that does not set it', '.a{--tw-y:1px;top:var(--tw-y)}.b{top:var(--tw-y)}', ''],
  [
    'rules set it for different things',
    '.a{--tw-y:1px;top:var(--tw-y)}.b{--tw-y:2px;left:var(--tw-y)}',
    '',
  ],
  [
    'one of them is important',
    '.a{--tw-y:1px;top:var(--tw-y)}.b{--tw-y:2px!important;top:var(--tw-y)}',
    '',
  ],
  ['it is inherited', '.a{--tw-deep:1px;top:var(--tw-deep)}', ''],
  ['a script may set it', '.a{--tw-y:1px;top:var(--tw-y)}', 'style.setProperty("--tw-y",y)'],
])('it stays as it was where %s', (_why, css, scripts) => {
  expect(settled(css, scripts)).toContain(css);
});
