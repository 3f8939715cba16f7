import { expect, test } from 'vitest';
import { splitForPaper } from './print-styles.ts';

const SHEET =
  '@layer base,parts;@layer base{a{color:red}@media print{a{color:#000}}}b{c:d}@supports (e:f){@media print{g{h:i}}}';

test('splits a sheet into what is for a screen and what is for paper, each in its layer', () => {
  expect(splitForPaper(SHEET)).toEqual({
    screen: '@layer base,parts;@layer base{a{color:red}}b{c:d}',
    paper: '@layer base{@media print{a{color:#000}}}@supports (e:f){@media print{g{h:i}}}',
  });
});

test('what is for forced colours goes with what is for paper', () => {
  expect(splitForPaper('a{b:c}@media (forced-colors: active){a{b:d}}')).toEqual({
    screen: 'a{b:c}',
    paper: '@media (forced-colors: active){a{b:d}}',
  });
});

test('has nothing for paper of a sheet that says nothing of it', () => {
  const sheet = 'a{b:c}@media (width>=1rem){d{e:f}}@media screen{g{h:i}}';
  expect(splitForPaper(sheet)).toEqual({ screen: sheet, paper: '' });
});
