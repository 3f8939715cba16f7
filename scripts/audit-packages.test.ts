import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const AUDIT = join(import.meta.dirname, 'audit-packages.mjs');

/** Runs the audit with an npm that says so. */
function auditWhere(npmSays: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sens-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'answer'), npmSays);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat ${join(folder, 'answer')}; exit 1\n`, {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return spawnSync(process.execPath, [AUDIT], { encoding: 'utf8', env });
}

const holes = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [severity, { name: `a-${severity}`, severity, range: '<2' }]),
    ),
  });

test('a serious hole in a package fails, and is named', () => {
  const { status, stderr } = auditWhere(holes('moderate', 'high', 'critical'));
  expect(status).toBe(1);
  expect(stderr).toContain('a-high <2: high\na-critical <2: critical\n');
  expect(stderr).not.toContain('moderate');
});

test('no hole, or a small one, is no failure', () => {
  expect(auditWhere(holes()).status).toBe(0);
  expect(auditWhere(holes('low', 'moderate')).status).toBe(0);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{}}'])(
  'a registry that does not answer is left out, and said (%s)',
  (answer) => {
    const { status, stdout } = auditWhere(answer);
    expect(status).toBe(0);
    expect(stdout).toBe('left out: the registry does not answer\n');
  },
);
