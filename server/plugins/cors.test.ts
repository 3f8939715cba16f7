import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';

const SETTINGS = {
  siteUrl: 'https://www.sens.example',
  allowedOrigins: ['https://proef.sens.example'],
};

const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/functions/v1/submit-lead',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers':
      'authorization, apikey, x-client-info, content-type, idempotency-key',
  },
});

test.each(['https://www.sens.example', 'https://proef.sens.example'])(
  '%s may call the functions',
  async (origin) => {
    const { app } = await startTestApp(SETTINGS);
    const answer = await app.inject(preflight(origin));
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-methods']).toBe('GET, POST, PUT, OPTIONS');
    for (const name of [
      'authorization',
      'apikey',
      'x-client-info',
      'content-type',
      'idempotency-key',
    ]) {
      expect(answer.headers['access-control-allow-headers']).toContain(name);
    }
    const submitted = await submitJson(app, PAYLOAD, { origin });
    expect(submitted.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    });
    const refused = await submitJson(app, {}, { origin });
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
  },
);

test.each(['https://evil.example', 'http://www.sens.example', 'null'])(
  '%s may not',
  async (origin) => {
    const { app } = await startTestApp(SETTINGS);
    expect(
      (await app.inject(preflight(origin))).headers['access-control-allow-origin'],
    ).toBeUndefined();
  },
);
