import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
  'what can only be asked for says so to %s, whatever its body',
  async (method) => {
    const { app } = await startTestApp();
    const { reportPath } = (await submitJson(app, PAYLOAD)).json();
    for (const url of ['/healthz', '/readyz', reportPath, `${reportPath}.pdf`, '/rapport/a/b']) {
      const answer = await app.inject({ method, url, payload: '{' });
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
      expect(answer.json().error.code).toBe('method_not_allowed');
    }
  },
);
