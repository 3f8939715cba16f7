import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { query } from '#testing/open-store.ts';
import { startTestApp } from '#testing/test-app.ts';
import { PAYLOAD } from '#testing/test-lead.ts';

test('the real Supabase client submits a lead and reads the receipt', async () => {
  const { app, config } = await startTestApp();
  const client = createClient(await app.listen({ port: 0, host: '127.0.0.1' }), 'public-anon-key');
  const { data, error } = await client.functions.invoke('submit-lead', {
    body: PAYLOAD,
    headers: { 'Idempotency-Key': 'abc' },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ ok: true, reference: expect.stringMatching(/^SR-/) });
  expect(query(config, 'select reference from leads')).toEqual([{ reference: data.reference }]);
});

test('the real Supabase client gets a refusal as an error with its body', async () => {
  const { app } = await startTestApp();
  const client = createClient(await app.listen({ port: 0, host: '127.0.0.1' }), 'public-anon-key');
  const { error } = await client.functions.invoke('submit-lead', {
    body: { ...PAYLOAD, email: 'x' },
  });
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect(await error.context.json()).toMatchObject({
    error: { code: 'invalid_fields', fields: { email: 'Voer een geldig e-mailadres in' } },
  });
});
