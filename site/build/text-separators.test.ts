import { expect, test } from 'vitest';
import { withoutSeparators } from './text-separators.ts';

test('separators go where no script takes over, and stay where one does', () => {
  const island = '<astro-island uid="a"><b>uw huis<!-- --> <i>kan</i></b></astro-island>';
  expect(withoutSeparators(`<h1>uw huis<!-- --> <i>kan</i></h1>${island}<p>a<!-- -->b</p>`)).toBe(
    `<h1>uw huis <i>kan</i></h1>${island}<p>ab</p>`,
  );
});
