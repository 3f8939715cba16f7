import { createHash } from 'node:crypto';
import { SPECULATION_RULES } from '@sens/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { contentSecurityPolicy } from './csp.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Each page's script adds them, whatever stands in the page. */
const RULES = sha256(SPECULATION_RULES);

const SETTINGS = { siteUrl: 'http://localhost:3000' };

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

test('a page’s policy holds the hashes of its own inline scripts and styles, and of nothing else', async () => {
  const { app } = await startTestApp();
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(directive(policy, 'script-src')).toBe(
    [
      "script-src 'self'",
      sha256("window.a = '<b>';"),
      sha256("import '/_astro/x.js';"),
      RULES,
    ].join(' '),
  );
  expect(directive(policy, 'style-src')).toBe(
    `style-src 'self' ${sha256('body { color: green }')}`,
  );
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  expect(policy.split('; ').map((each) => each.split(' ')[0])).toEqual([
    'default-src',
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
    'form-action',
    'base-uri',
    'frame-ancestors',
    'manifest-src',
  ]);
});

test.each([
  ['<script>a</script>', ['a']],
  ['<SCRIPT >a</SCRIPT >', ['a']],
  ['<script\n  type="module"\n>a</script>', ['a']],
  ['<script data-x="1 > 0">a</script>', ['a']],
  ["<script data-x='</b>' async>a</script>", ['a']],
  ['<script type=importmap>{}</script>', ['{}']],
  ['<script type="text/javascript">a</script>', ['a']],
  ['<script>a\r\nb</script>', ['a\nb']],
  ['<script>a</script><script>a</script>', ['a']],
  ['<script>é🏠</script>', ['é🏠']],
  ['<script></script>', ['']],
  ['<script src="/x.js"></script>', []],
  ['<script async src=/x.js></script>', []],
  ['<script type="application/ld+json">{}</script>', []],
  ["<script type='application/json'>{}</script>", []],
  ['<script id="d" type=application/json>{}</script>', []],
  ['<script data-src="x">a</script>', ['a']],
])('reads %j', (html, contents) => {
  const policy = contentSecurityPolicy(html, SETTINGS);
  expect(directive(policy, 'script-src')).toBe(
    ["script-src 'self'", ...contents.map((content) => sha256(content)), RULES].join(' '),
  );
});

test('pictures come from here, and from the image CDN when there is one', () => {
  const images = (imageOrigin?: string) =>
    directive(
      contentSecurityPolicy('', { ...SETTINGS, ...(imageOrigin ? { imageOrigin } : {}) }),
      'img-src',
    );
  expect(images()).toBe("img-src 'self' data:");
  expect(images('https://cdn.example')).toBe("img-src 'self' data: https://cdn.example");
});

test('a page may frame what it holds a frame of, and a page without any nothing', () => {
  const frames = (html: string) => directive(contentSecurityPolicy(html, SETTINGS), 'frame-src');
  expect(frames('<p>iframe src="https://else.example/"</p>')).toBeUndefined();
  expect(
    frames(
      '<template><iframe class="a" src="https://maps.example/embed?a=1"></iframe></template><iframe title="b" src="https://maps.example/b"></iframe>',
    ),
  ).toBe('frame-src https://maps.example');
});

test('a film may play on a page that holds one', () => {
  const films = (html: string) => directive(contentSecurityPolicy(html, SETTINGS), 'media-src');
  expect(films('<p>Een video</p>')).toBeUndefined();
  expect(films('<template><video controls=""></video></template>')).toBe("media-src 'self'");
});

test('on https, old addresses inside a page are upgraded; another functions host may be called', () => {
  const policy = contentSecurityPolicy('', {
    siteUrl: 'https://www.sens.example',
    backendOrigin: 'https://x.supabase.co',
  });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://x.supabase.co");
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});
