import { expect, test } from 'vitest';
import {
  classesIn,
  longNamesIn,
  partsIn,
  shortNamesFor,
  withShortClasses,
  withShortStrings,
} from './short-class-names.ts';

/** Where a template has a value. */
const HOLE = ['$', '{a}'].join('');

const CSS = [
  '.card{color:red}',
  '.md\\:p-4{padding:1rem}',
  '.text-sm,.mt-2>:is(.mt-4,b){margin:0}',
  '.flex{display:flex}',
  '.inline-block{display:inline-block}',
  '.bg-mist{color:#fff}',
  '.hover\\:bg-mist:hover{color:#fff}',
  '.rounded-card{border-radius:1rem}',
  '.ease-out{transition-timing-function:cubic-bezier(0,0,.2,1)}',
  '[class^="bg-"]:where([class*="rounded-"]){border:1px solid}',
].join('');

const short = (texts: string[] = [], words: string[] = []) =>
  shortNamesFor(
    classesIn(CSS),
    new Set(['card']),
    partsIn(CSS),
    texts,
    new Set(['inline-block', ...words]),
  );

test('the commonest class has the shortest name, and no name is that of an element', () => {
  const names = short(['<p class="mt-4 mt-2">', "'mt-4'", '`mt-4 md:p-4 text-sm`', '"md:p-4"']);
  expect([...names]).toEqual([
    ['mt-4', 'c'],
    ['md:p-4', 'd'],
    ['mt-2', 'e'],
    ['text-sm', 'f'],
    ['hover:bg-mist', 'h'],
  ]);
});

test('what is asked for by name, or is a word besides, keeps its name', () => {
  const names = short(["querySelector('.mt-2')"], ['text-sm', 'c']);
  expect([...names.keys()].sort()).toEqual(['hover:bg-mist', 'md:p-4', 'mt-4']);
  expect([...names.values()]).not.toContain('c');
  for (const kept of ['card', 'flex', 'inline-block', 'bg-mist', 'rounded-card', 'ease-out'])
    expect(names.has(kept)).toBe(false);
});

test('a style sheet and the strings of a script get the same names, and nothing else changes', () => {
  const names = new Map([
    ['md:p-4', 'a'],
    ['mt-2', 'c'],
    ['mt-4', 'd'],
  ]);
  expect(withShortClasses(CSS, names)).toContain(
    '.a{padding:1rem}.text-sm,.c>:is(.d,b){margin:0}.flex{display:flex}',
  );
  const code = `const mt=4,a=mt-4/mt-2/1;const b=\`mt-2 ${HOLE} md:p-4 x${HOLE}mt-4\`;const c="<p class=\\"mt-2 mt-4\\">mt-40</p>";/mt-2/.test(b)`;
  expect(withShortStrings(code, names)).toBe(
    `const mt=4,a=mt-4/mt-2/1;const b=\`c ${HOLE} a x${HOLE}mt-4\`;const c="<p class=\\"c d\\">mt-40</p>";/mt-2/.test(b)`,
  );
});

test('a class that a page still has by its long name is found', () => {
  const names = new Map([['mt-4', 'd']]);
  expect(longNamesIn(['<p class="d flex">mt-4</p>'], names)).toEqual([]);
  expect(longNamesIn(['<p>', '<p class="flex mt-4">'], names)).toEqual(['mt-4']);
});
