import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors } from '#plugins/errors.ts';
import { AppError } from '#refusals/app-error.ts';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { registerFailurePage } from './failure-page.ts';
import { loadSite } from './load-site.ts';

const PAGE =
  '<!doctype html><title>Storing</title><style>p{margin:0}</style><h1>Er ging iets mis</h1><p class="x" data-failure="">Algemeen.</p><p>Bel 0180 000 000</p>';

function start() {
  const folder = tempFolder();
  writeFiles(folder, { '500.html': PAGE, 'index.html': '<!doctype html>' });
  const site = loadSite(folder, { siteUrl: 'http://localhost:3000' });
  const app = Fastify();
  registerErrors(app);
  registerFailurePage(app, site);
  app.get('/kapot', () => {
    throw new Error('geheim');
  });
  app.post('/functions/v1/vol', () => {
    throw new AppError('store_unavailable');
  });
  app.get('/zin', (_request, reply) =>
    reply.code(503).type('text/plain; charset=utf-8').send('Later <b>weer</b> voor $1.\n'),
  );
  app.get('/weg', () => {
    throw new AppError('not_found');
  });
  return { app, site };
}

const navigating = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('whoever navigates into a failure gets the page of the site, with its phone number', async () => {
  const { app } = start();
  const answer = await app.inject({ url: '/kapot', headers: navigating });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.body).toContain('Bel 0180 000 000');
  expect(answer.body).toContain(
    'data-failure="">Er ging iets mis. Probeer het opnieuw. Belt u ons hierover? Noem dan code req-1.</p>',
  );
  expect(answer.body).not.toContain('geheim');
});

test('the sentence that was there stands on the page, as text', async () => {
  const { app } = start();
  const { body, statusCode } = await app.inject({ url: '/zin', headers: navigating });
  expect(statusCode).toBe(503);
  expect(body).toContain('>Later &lt;b>weer&lt;/b> voor $1. Belt u');
});

test('programs get what they got, and so does who asks for what is not there', async () => {
  const { app } = start();
  const json = await app.inject({ url: '/kapot', headers: { accept: 'application/json' } });
  expect(json.json().error.code).toBe('internal_error');
  const form = await app.inject({ method: 'POST', url: '/functions/v1/vol', headers: navigating });
  expect(form.json().error.code).toBe('store_unavailable');
  const gone = await app.inject({ url: '/weg', headers: navigating });
  expect(gone.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('the page has no address of its own', () => {
  const { site } = start();
  expect([...site.files.keys()]).toEqual(['/']);
  expect([...site.pages]).toEqual(['/']);
});
