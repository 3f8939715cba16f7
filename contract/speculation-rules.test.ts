import { expect, test } from 'vitest';
import { reportPath } from './report-link.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

test('what is fetched ahead is JSON that leaves out reports, functions, the film and every query', () => {
  const { prefetch } = JSON.parse(SPECULATION_RULES);
  expect(prefetch).toEqual([
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?:q', '/functions/*', reportPath('*'), '/film/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ]);
});
