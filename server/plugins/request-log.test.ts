import { expect, test } from 'vitest';
import { readOutbox } from '#testing/open-store.ts';
import { submitForm, submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM, PAYLOAD, PERSONAL_TEXTS } from '#testing/test-lead.ts';
import { waitFor } from '#testing/wait-for.ts';

test('nothing of a visitor is in the log of everything that can happen to a submission', async () => {
  const { app, config, log } = await startTestApp({
    logLevel: 'trace',
    pdokUrl: 'http://127.0.0.1:9',
  });
  const { reportPath } = (await submitJson(app, PAYLOAD, { 'user-agent': 'Testbrowser/1' })).json();
  await submitJson(app, { ...PAYLOAD, email: 'fout@Testhuizen' });
  await submitJson(app, `{"naam":"${FORM.naam}`);
  await submitForm(app);
  await submitForm(app, { ...FORM, email: 'fout' });
  await app.inject(`/verduurzamingsrapportage?${new URLSearchParams(FORM)}`);
  await app.inject(
    `/functions/v1/address?postcode=${FORM.postcode.replace(' ', '')}&huisnummer=128`,
  );
  for (const path of [
    reportPath,
    `${reportPath}/`,
    reportPath.replace('r', 'R'),
    `/${reportPath}`,
    `${reportPath}.pdf`,
    reportPath.replace('/rapport', '/functions/v1/report'),
    `${reportPath.replace('/rapport', '/functions/v1/report')}/x`,
  ]) {
    await app.inject(path);
  }
  await waitFor(() => readOutbox(config).size >= 2);
  await app.close();

  const token = reportPath.split('/').at(-1);
  for (const text of [...PERSONAL_TEXTS, token, 'Testbrowser', '127.0.0.1', '?']) {
    expect(log()).not.toContain(text);
  }
  expect(log()).toContain('"path":"/rapport/:token"');
  expect(log()).toContain('SR-');
});

test('each request is one line with method, path, status, duration and id', async () => {
  const { app, log } = await startTestApp();
  await app.inject('/contact?geheim=1');
  expect(JSON.parse(log().trim())).toMatchObject({
    method: 'GET',
    path: '/contact',
    status: 200,
    ms: expect.any(Number),
    reqId: expect.any(String),
  });
});

/** Every letter as `%xx`, which a router undoes and a rule for log lines does not. */
const encoded = (text: string) =>
  text.replace(/[a-z0-9_-]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

test('a path is logged by its route, however it was spelled: no token, no query, no typing', async () => {
  const { app, log } = await startTestApp({ pdokUrl: 'http://127.0.0.1:9' });
  const { reportPath } = (await submitJson(app, PAYLOAD)).json();
  const token = reportPath.split('/').at(-1);
  const [first = '', rest = ''] = [token[0], token.slice(1)];
  const logged: Record<string, string> = {
    [`/functions/v1/report/${encoded(first)}${rest}`]: '/functions/v1/report/:token',
    [`/functions/v1/report/${encoded(token)}`]: '/functions/v1/report/:token',
    [`/functions/v1/report%2F${token}`]: '/functions/v1/*',
    '/functions/v1/address%3Fpostcode=2993XZ&huisnummer=128': '/functions/v1/*',
    [`/rapport/${encoded(first)}${rest}`]: '/rapport/:token',
    [`/rapport/${token}/x`]: '/rapport/*',
    [`/%72apport/${token}`]: '/rapport/:token',
    [`/${token}`]: '(unknown)',
    '/contact%3Fnaam=Willemijn': '(unknown)',
    '/Willemijn%20van%20der%20Testhuizen': '(unknown)',
    '/tools/Willemijn%3Femail=x': '/tools/:tool',
    '/tools/subsidie-calculator?naam=Willemijn': '/tools/subsidie-calculator',
    '/images/Willemijn': '/images/*',
    '/contact?naam=Willemijn': '/contact',
  };
  const lastPath = () =>
    log()
      .trim()
      .split('\n')
      .slice(-1)
      .map((line) => JSON.parse(line).path)[0];
  for (const [path, name] of Object.entries(logged)) {
    await app.inject(path);
    expect(lastPath(), path).toBe(name);
  }
  await app.inject({ method: 'POST', url: '/Willemijn' });
  expect(lastPath()).toBe('(unknown)');
  for (const unreadable of [
    `/rapport/${token}%zz`,
    `/%zz?naam=Willemijn`,
    `/${'Willemijn'.repeat(99)}`,
  ]) {
    await app.inject(unreadable);
    await app.inject({ url: unreadable, headers: { accept: 'text/html' } });
  }
  await app.close();
  for (const text of ['Willemijn', '2993', 'naam', rest, encoded(rest)]) {
    expect(log()).not.toContain(text);
  }
});

test('a handler that answers twice is warned of without the address that was asked for', async () => {
  const { app, log } = await startTestApp();
  app.get('/dubbel/:token', async (_request, reply) => {
    reply.raw.writeHead(200).flushHeaders();
    return 'again';
  });
  const origin = await app.listen({ port: 0 });
  await fetch(`${origin}/dubbel/geheim?x=%22Willemijn`, { signal: AbortSignal.timeout(500) }).catch(
    () => undefined,
  );
  await app.close();
  expect(log()).toContain('Reply was already sent');
  expect(log()).not.toContain('geheim');
  expect(log()).not.toContain('Willemijn');
});

test('an unforeseen failure is logged with its place in the code but not its message', async () => {
  const { app, log } = await startTestApp();
  app.get('/kapot', () => {
    throw new TypeError('Willemijn is undefined');
  });
  const answer = await app.inject('/kapot');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: { code: 'internal_error', message: 'Er ging iets mis. Probeer het opnieuw.' },
  });
  expect(log()).toContain('request-log.test.ts');
  expect(log()).toContain('TypeError');
  expect(log()).not.toContain('Willemijn');
});

test('personal fields are blotted out even when code logs them by mistake', async () => {
  const { app, log } = await startTestApp();
  app.log.info({ submission: PAYLOAD }, 'mistake');
  app.log.info({ lead: { email: FORM.email, naam: FORM.naam } }, 'mistake');
  for (const text of PERSONAL_TEXTS) expect(log()).not.toContain(text);
});
