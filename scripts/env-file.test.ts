import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadByPinned, loadEnvFile } from './lib/env-file.mjs';

/** A file of settings that goes when the test ends. */
function write(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sens-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, text);
  return file;
}

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['this Node', process.loadEnvFile],
  ['a Node before 20.12', loadByPinned],
])('settings in a file, read by %s', (_name, load) => {
  it('are added to the environment, and what the environment says wins', () => {
    // Set and then gone: what the file adds does not outlive the test.
    vi.stubEnv('SENS_TEST_NEW', '').stubEnv('SENS_TEST_OLD', 'environment');
    delete process.env.SENS_TEST_NEW;
    loadEnvFile(write('# note\nSENS_TEST_NEW="a b"\nSENS_TEST_OLD=file\n'), load);
    expect(process.env).toMatchObject({ SENS_TEST_NEW: 'a b', SENS_TEST_OLD: 'environment' });
  });

  it('need not be there', () => {
    const before = { ...process.env };
    loadEnvFile('/nowhere/.env', load);
    expect(process.env).toEqual(before);
  });
});
