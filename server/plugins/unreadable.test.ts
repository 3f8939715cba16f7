import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sharedServer, startTestApp } from '#testing/test-app.ts';

const server = sharedServer(async (atEnd) => {
  const started = await startTestApp({}, {}, atEnd);
  const origin = await started.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...started, port: Number(new URL(origin).port) };
});

/** What comes back of these bytes, until the server hangs up. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server().port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const GET = 'GET /contact HTTP/1.1\r\n';

test.each([
  ['is no request', 'Willemijn van der Testhuizen\r\n\r\n', 400, 'malformed_body'],
  [
    'has two lengths',
    `${GET}Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    'malformed_body',
  ],
  ['names no host', `${GET}Connection: close\r\n\r\n`, 400, 'malformed_body'],
  [
    'has too many headers',
    `${GET}Host: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['expects the unknown', `${GET}Host: x\r\nExpect: a-miracle\r\n\r\n`, 417, 'expectation_failed'],
])('what %s is answered in the shape of the contract', async (_name, bytes, status, code) => {
  const answer = await say(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^x-request-id: \S+$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^connection: close$/im);
  expect(JSON.parse(body).error).toEqual({ code, message: expect.stringMatching(/\.$/) });
  expect(server().log()).not.toContain('Willemijn');
});

test('the oldest clients need to name no host', async () => {
  expect(await say('GET /contact HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});
