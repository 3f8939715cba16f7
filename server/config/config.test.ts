import { describe, expect, test } from 'vitest';
import { COMPANY } from '#testing/test-app.ts';
import { ConfigError, parseConfig } from './config.ts';

test('without any variable everything has a default', () => {
  expect(parseConfig({}, COMPANY)).toMatchObject({
    port: 3000,
    host: 'localhost',
    siteUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\/data$/),
    mailFrom: 'SENS website <website@sens.example>',
    mailTo: 'info@sens.example',
    pdokUrl: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
    trustProxy: false,
    logLevel: 'info',
    allowedOrigins: [],
    minFillMs: 3_000,
    rateLimits: {
      submit: 10,
      submitAll: 60,
      mailbox: 5,
      address: 60,
      report: 60,
      vitals: 120,
      assistant: 30,
    },
  });
  expect(parseConfig({}, COMPANY)).not.toHaveProperty('smtpUrl');
});

test('variables are taken over, tidied, and an empty one counts as not set', () => {
  const config = parseConfig(
    {
      PORT: '8080',
      HOST: '0.0.0.0',
      SITE_URL: 'https://www.sens.example/',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'info@sens.example',
      MAIL_TO: '',
      PUBLIC_BACKEND_URL: 'https://x.supabase.co/',
      PUBLIC_ANON_KEY: 'anon',
      IMAGE_CDN_URL: 'https://cdn.example/sens/images/',
      PDOK_URL: 'http://localhost:9/v3/',
      GTM_ID: ' GTM-AB12CD3',
      PRODUCTION_HOST: 'WWW.sens.example',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1, fd00::/8, 192.0.2.1',
      RATE_LIMIT_SUBMIT: '500',
      LOG_LEVEL: 'warn',
    },
    COMPANY,
  );
  expect(config).toMatchObject({
    port: 8080,
    siteUrl: 'https://www.sens.example',
    smtpUrl: 'smtps://u:p@mail.example:465',
    mailTo: 'info@sens.example',
    backendOrigin: 'https://x.supabase.co',
    imageOrigin: 'https://cdn.example',
    pdokUrl: 'http://localhost:9/v3',
    gtmId: 'GTM-AB12CD3',
    productionHost: 'www.sens.example',
    allowedOrigins: ['https://a.example', 'https://b.example'],
    trustProxy: ['10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.1'],
    rateLimits: { submit: 500 },
  });
});

test('SITE_URL follows PORT', () => {
  expect(parseConfig({ PORT: '4000' }, COMPANY).siteUrl).toBe('http://localhost:4000');
});

test('TRUST_PROXY true trusts private networks, never everybody', () => {
  expect(parseConfig({ TRUST_PROXY: 'true' }, COMPANY).trustProxy).toEqual([
    'loopback',
    'linklocal',
    'uniquelocal',
  ]);
});

describe('a wrong variable stops the start with its name and what is expected, and no value', () => {
  test.each([
    ['PORT', 'tachtig', /PORT is wrong: expected a port number from 0 to 65535/],
    ['PORT', '70000', /PORT is wrong/],
    ['PORT', '30.5', /PORT is wrong/],
    ['HOST', 'a b', /HOST is wrong/],
    ['SITE_URL', 'www.sens.example', /SITE_URL is wrong: expected the site’s origin/],
    ['SITE_URL', 'https://sens.example/pad', /SITE_URL is wrong/],
    ['SITE_URL', 'ftp://sens.example', /SITE_URL is wrong/],
    ['SMTP_URL', 'https://gebruiker:geheim@mail', /SMTP_URL is wrong: expected smtp:\/\//],
    ['SMTP_URL', 'smtp:', /SMTP_URL is wrong/],
    ['SMTP_URL', 'smtp:geheim', /SMTP_URL is wrong/],
    // Everything behind the sign would be no part of the address: the user's name would be the host.
    ['SMTP_URL', 'smtp://gebruiker:ge#heim@mail.example', /SMTP_URL is wrong: a # in the password/],
    ['SMTP_URL', 'smtp://u:geheim@mail.example:587?requiretls=true', /written requireTLS=true/],
    ['SMTP_URL', 'smtp://u:geheim@mail.example:587?requireTLS=yes', /written requireTLS=true/],
    ['MAIL_FROM', 'SENS', /MAIL_FROM is wrong/],
    // A mail program would read two of them.
    ['MAIL_TO', 'a@b.example, SENS <c@d.example>', /MAIL_TO is wrong/],
    ['MAIL_TO', 'a@b.example\nBcc: c@d.example', /MAIL_TO is wrong/],
    ['PUBLIC_BACKEND_URL', 'supabase', /PUBLIC_BACKEND_URL is wrong/],
    [
      'PUBLIC_BACKEND_URL',
      'https://x.supabase.co/functions/v1',
      /PUBLIC_BACKEND_URL is wrong: expected an origin .* without a path/,
    ],
    ['IMAGE_CDN_URL', '/images', /IMAGE_CDN_URL is wrong: expected the address of an image CDN/],
    ['IMAGE_CDN_URL', 'https://cdn.example/images?a=1', /IMAGE_CDN_URL is wrong/],
    ['PDOK_URL', 'pdok', /PDOK_URL is wrong/],
    ['PDOK_URL', 'https://gebruiker:geheim@pdok.example/v3_1', /PDOK_URL is wrong/],
    ['PDOK_URL', 'https://pdok.example/v3_1?key=geheim', /PDOK_URL is wrong/],
    ['LLM_URL', 'https://gebruiker:geheim@model.example/v1', /LLM_URL is wrong/],
    ['LLM_URL', 'https://model.example/v1', /LLM_MODEL is wrong: expected LLM_URL and LLM_MODEL/],
    ['LLM_MODEL', 'model', /LLM_MODEL is wrong: expected LLM_URL and LLM_MODEL together/],
    ['LLM_API_KEY', 'geheim\nx', /LLM_API_KEY is wrong/],
    ['BAG_API_KEY', 'geheim geheim', /BAG_API_KEY is wrong/],
    ['EP_ONLINE_API_KEY', 'geheim\nx', /EP_ONLINE_API_KEY is wrong/],
    ['GTM_ID', 'UA-12345-1', /GTM_ID is wrong: expected the id of a Google Tag Manager/],
    ['GTM_ID', 'GTM-"><script>', /GTM_ID is wrong/],
    ['PRODUCTION_HOST', 'https://www.sens.example', /PRODUCTION_HOST is wrong: expected the host/],
    ['ALLOWED_ORIGINS', 'https://a.example,b', /^ALLOWED_ORIGINS is wrong/],
    ['TRUST_PROXY', 'balancer', /TRUST_PROXY is wrong/],
    ['TRUST_PROXY', '10.0.0.0/99', /TRUST_PROXY is wrong/],
    ['TRUST_PROXY', '0.0.0.0/0', /TRUST_PROXY is wrong/],
    ['TRUST_PROXY', '10.0.0', /TRUST_PROXY is wrong/],
    ['LOG_LEVEL', 'luid', /LOG_LEVEL is wrong/],
    ['RATE_LIMIT_SUBMIT', '0', /RATE_LIMIT_SUBMIT is wrong/],
    ['RATE_LIMIT_MAILBOX', '0', /RATE_LIMIT_MAILBOX is wrong/],
    ['MIN_FILL_SECONDS', '-1', /MIN_FILL_SECONDS is wrong/],
    [
      'DATABASE_URL',
      'mysql://gebruiker:geheim@db',
      /DATABASE_URL is wrong: expected postgres:\/\//,
    ],
  ])('%s=%s', (name, value, sentence) => {
    const parse = () => parseConfig({ [name]: value }, COMPANY);
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(sentence);
    expect(parse).not.toThrow(/geheim|gebruiker/);
  });

  test('each in a line of its own', () => {
    const parse = () => parseConfig({ PORT: 'x', LOG_LEVEL: 'y' }, COMPANY);
    expect(parse).toThrow(/^PORT is wrong.*\nLOG_LEVEL is wrong.*$/);
  });

  test('each in one sentence, however much is wrong with it', () => {
    const parse = (env: NodeJS.ProcessEnv) => () => parseConfig(env, COMPANY);
    expect(parse({ WEBHOOK_SECRET: 'geheim' })).toThrow(/^WEBHOOK_SECRET is wrong: .*$/);
    expect(parse({ ALLOWED_ORIGINS: 'a,b' })).toThrow(/^ALLOWED_ORIGINS is wrong: .*$/);
  });

  test('a webhook whose address holds a password, as nobody could call it', () => {
    const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;
    const parse = () =>
      parseConfig({ WEBHOOK_SECRET, WEBHOOK_URL: 'https://u:geheim@crm.example/' }, COMPANY);
    expect(parse).toThrow(/^WEBHOOK_URL is wrong: .*without a user and password\.$/);
  });
});
