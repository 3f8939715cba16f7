import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LinkedReport, Render } from '@sens/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { FOR_SERVER } from './lib/built-page.ts';

afterEach(() => vi.restoreAllMocks());

test('a page that fails says where, and prints nothing of what it was asked with', async () => {
  const entry = pathToFileURL(join(FOR_SERVER, 'entry.mjs')).href;
  const { render } = (await import(entry)) as { render: Render };
  const printed = (['log', 'error', 'warn', 'info'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const report = { firstName: 'Geheim' } as unknown as LinkedReport;
  const failure = await render({ page: 'pdf', report }, 'http://localhost').then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  expect(failure?.message).toBe('The page answered 500.');
  expect(failure?.stack).toMatch(/\n +at .+\.mjs:\d+/);
  expect(failure?.stack).not.toContain('Geheim');
  for (const each of printed) expect(each).not.toHaveBeenCalled();
});
