import { ALL_PATHS } from './lib/pages.ts';
import { expect, still as test } from './lib/test.ts';

test('every route of the site answers with its page', async ({ site }) => {
  for (const path of ALL_PATHS) {
    const { status, headers } = await fetch(site.origin + path, {
      method: 'HEAD',
      redirect: 'manual',
    });
    expect([path, status, headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ]);
  }
});
