import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLeadForm } from '@sens/contract';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

// The settings are read when the modules are: neither earlier tests nor later ones share them.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const typed = checkLeadForm({
  naam: 'Jan de Vries',
  email: 'jan@voorbeeld.example',
  telefoon: '612345678',
  straat: 'Kerkstraat',
  postcode: '2981 AB',
  huisnummer: '1',
  woonplaats: 'Ridderkerk',
  woningtype: 'hoekwoning',
});

const RECEIPT = { ok: true, reference: 'SR-7F3K9Q', reportPath: '/rapport/abc_DEF-123' };
const NO_RECEIPT = { ok: true, reference: '', reportPath: '' };

/** What the form makes of an answer with status 200 by a function on another host. */
async function outcomeElsewhere(body: string, type = 'application/json') {
  const asked: string[] = [];
  const host = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', type).end(body);
  });
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void host.close());
  vi.stubEnv('PUBLIC_BACKEND_URL', `http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  const { submitLead } = await import('./submit-lead.ts');
  if (!typed.ok) throw new Error('what was typed is not valid');
  const outcome = await submitLead(typed.values, 'contact', 'an-id', '');
  return { outcome, asked };
}

test.each([
  ['a receipt', JSON.stringify(RECEIPT), RECEIPT],
  ['an answer of its own', '{"success":true,"id":42}', NO_RECEIPT],
  ['nothing but a yes', 'ok', NO_RECEIPT],
])('a function elsewhere that gives %s has the request, asked once', async (_, body, receipt) => {
  const { outcome, asked } = await outcomeElsewhere(body);
  expect(outcome).toEqual({ kind: 'sent', receipt });
  expect(asked).toEqual(['/functions/v1/submit-lead']);
});

test('a function elsewhere that names an error with status 200 has not', async () => {
  const { outcome } = await outcomeElsewhere('{"error":"no"}');
  expect(outcome).toEqual({ kind: 'refused', fields: {} });
});
