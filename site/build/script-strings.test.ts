import { expect, test } from 'vitest';
import { stringsIn, withStrings } from './script-strings.ts';

const CODE = ["const a='x y'/2;/'no'/.test(\"z\");`p$", "{a+'q'}r`// 'nor this'"].join('');

test('the strings of a script are found, a template in its parts, and neither patterns nor remarks', () => {
  expect(stringsIn(CODE)).toEqual(["'x y'", '"z"', ['`p$', '{'].join(''), "'q'", '}r`']);
});

test('a script is otherwise left as it is', () => {
  expect(withStrings(CODE, (written) => written)).toBe(CODE);
  expect(withStrings(CODE, (written) => written.replace('q', 'Q'))).toBe(
    CODE.replace("'q'", "'Q'"),
  );
});
