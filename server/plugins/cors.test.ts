import { corsHeaders } from '@supabase/supabase-js/cors';
import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';

const SETTINGS = {
  siteUrl: 'https://www.sens.example',
  allowedOrigins: ['https://proef.sens.example'],
};

/** What a Supabase client says that it sends, the region of a function besides, and our own. */
const SENT = [
  ...String(corsHeaders['Access-Control-Allow-Headers']).split(', '),
  'x-region',
  'idempotency-key',
];

const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/functions/v1/submit-lead',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': SENT.join(', '),
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
    const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(expect.arrayContaining(SENT));
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
