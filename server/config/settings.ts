import { isIP } from 'node:net';
import * as z from 'zod';

const wholeNumber = (min: number, max: number, expected: string) =>
  z.coerce.number(expected).int(expected).min(min, expected).max(max, expected);

/** An address such as https://example.nl, reduced to its origin. */
const origin = (expected: string) =>
  z
    .string()
    .trim()
    .regex(/^https?:\/\/[^/?#\s]+\/?$/, { error: expected, abort: true })
    .refine((value) => URL.canParse(value), { error: expected, abort: true })
    .transform((value) => new URL(value).origin);

/** Of a name the signs stay out that would make several addresses of it. */
const MAILBOX = /^(?:[^<>\r\n@:;]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@,]+@[^<>\s@,]+)$/;

/** An address to call; `fetch` takes none with a user in it. */
const callable = (expected: string) =>
  z
    .url({ protocol: /^https?$/, error: expected, abort: true })
    .refine((value) => !new URL(value).username && !new URL(value).password, expected);

/** Written otherwise it would count for nothing, and mails would go as they are where encryption is kept from us. */
const saysTlsWell = (url: string) =>
  [...new URL(url).searchParams].every(
    ([name, value]) =>
      name.toLowerCase() !== 'requiretls' ||
      (name === 'requireTLS' && ['true', 'false'].includes(value)),
  );

const PER_MINUTE = 'is wrong: expected a whole number of requests per minute, at least 1.';
const SECONDS = 'is wrong: expected a whole number of seconds from 0 to 60.';
const PER_HOUR = 'is wrong: expected a whole number of requests per hour, at least 1.';
const MAIL_EXPECTED =
  'is wrong: expected an address such as info@sens.example or Name <info@sens.example>.';
const TRUST_EXPECTED =
  'is wrong: expected "off", "true" (proxies in private networks) or the addresses of your proxies, e.g. 10.0.0.0/8.';

const SECRET_EXPECTED =
  'is wrong: expected whsec_ and at least 24 random bytes in base64, as Standard Webhooks has it.';
const TOKEN_EXPECTED =
  'is wrong: expected at least 16 letters, digits or any of . _ ~ + / -, for whoever reads the metrics.';

const PDOK_EXPECTED =
  'is wrong: expected the address of the PDOK Locatieserver, up to its version and without a query.';

const IMAGE_CDN_EXPECTED =
  'is wrong: expected the address of an image CDN such as https://cdn.example/images, without a query.';

const givenKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'is wrong: expected the key as it was given, without spaces.');

const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or a range of them such as 10.0.0.0/8. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (!most || rest.length > 0) return false;
  // All addresses there are, /0, is no range of proxies: whoever asks could say where they come from.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** `off`, `true` or a list of addresses and ranges; a bare `true` never trusts the whole internet. */
const trustProxy = z.string().transform((value, context): string[] | false => {
  const word = value.trim().toLowerCase();
  if (['off', 'false', '0', 'no'].includes(word)) return false;
  if (['true', 'on', 'yes'].includes(word)) return PRIVATE_NETWORKS;
  const list = value.split(',').map((each) => each.trim());
  if (list.every((each) => PRIVATE_NETWORKS.includes(each) || isRange(each))) return list;
  context.addIssue({ code: 'custom', message: TRUST_EXPECTED });
  return z.NEVER;
});

/**
 * The environment variables of this version (decisions, section 9), one rule and one sentence each.
 * Sentences name what is expected and never repeat a value, as some values are secret.
 */
const variables = z.object({
  PORT: wholeNumber(0, 65_535, 'is wrong: expected a port number from 0 to 65535.').default(3000),
  HOST: z
    .string()
    .trim()
    .regex(/^[\w.:-]+$/, 'is wrong: expected a host name or an address such as 0.0.0.0.')
    .default('localhost'),
  SITE_URL: origin(
    'is wrong: expected the site’s origin such as https://www.sens.example, without a path.',
  ).optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'is wrong: expected postgres://user:password@host:port/database.',
    })
    .optional(),
  SMTP_URL: z
    .string()
    .refine((url) => !url.includes('#'), {
      error: 'is wrong: a # in the password has to be written as %23.',
      abort: true,
    })
    .pipe(
      z.url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'is wrong: expected smtp://user:password@host:port or smtps://….',
        abort: true,
      }),
    )
    .refine(saysTlsWell, {
      error: 'is wrong: what makes it insist on encryption is written requireTLS=true.',
    })
    .optional(),
  MAIL_FROM: z.string().trim().regex(MAILBOX, MAIL_EXPECTED).optional(),
  MAIL_TO: z.string().trim().regex(MAILBOX, MAIL_EXPECTED).optional(),
  WEBHOOK_URL: callable(
    'is wrong: expected an address such as https://crm.example/leads, without a user and password.',
  ).optional(),
  WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, SECRET_EXPECTED)
    .optional(),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w.~+/-]{16,}=*$/, TOKEN_EXPECTED)
    .optional(),
  PUBLIC_BACKEND_URL: origin(
    'is wrong: expected an origin such as https://project.supabase.co, without a path.',
  ).optional(),
  /** The public key says nothing to this server: whoever may see the site may send the form. */
  PUBLIC_ANON_KEY: z.string().optional(),
  IMAGE_CDN_URL: z
    .url({
      protocol: /^https?$/,
      error: IMAGE_CDN_EXPECTED,
    })
    .refine((value) => !/[?#]/.test(value), IMAGE_CDN_EXPECTED)
    .transform((value) => new URL(value).origin)
    .optional(),
  GTM_ID: z
    .string()
    .trim()
    .regex(
      /^GTM-[A-Z0-9]{4,12}$/,
      'is wrong: expected the id of a Google Tag Manager container such as GTM-AB12CD3.',
    )
    .optional(),
  PRODUCTION_HOST: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
      'is wrong: expected the host of the real site such as www.sens.example, without https:// or a path.',
    )
    .optional(),
  PDOK_URL: callable(PDOK_EXPECTED)
    .refine((value) => !/[?#]/.test(value), PDOK_EXPECTED)
    .transform((value) => value.replace(/\/+$/, ''))
    .default('https://api.pdok.nl/bzk/locatieserver/search/v3_1'),
  BAG_API_KEY: givenKey.optional(),
  EP_ONLINE_API_KEY: givenKey.optional(),
  LLM_URL: callable(
    'is wrong: expected the address of a language model such as https://host.example/v1, without a user and password.',
  )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  LLM_API_KEY: givenKey.optional(),
  LLM_MODEL: z.string().trim().min(1).optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .pipe(
      z.array(
        origin('is wrong: expected origins such as https://example.nl, separated by commas.'),
      ),
    )
    .default([]),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'is wrong: expected fatal, error, warn, info, debug, trace or silent.',
    )
    .default('info'),
  MIN_FILL_SECONDS: wholeNumber(0, 60, SECONDS).default(3),
  RATE_LIMIT_SUBMIT: wholeNumber(1, 1e9, PER_MINUTE).default(10),
  RATE_LIMIT_SUBMIT_ALL: wholeNumber(1, 1e9, PER_MINUTE).default(60),
  RATE_LIMIT_MAILBOX: wholeNumber(1, 1e9, PER_HOUR).default(5),
  RATE_LIMIT_ADDRESS: wholeNumber(1, 1e9, PER_MINUTE).default(60),
  RATE_LIMIT_REPORT: wholeNumber(1, 1e9, PER_MINUTE).default(60),
  RATE_LIMIT_ASSISTANT: wholeNumber(1, 1e9, PER_MINUTE).default(30),
  RATE_LIMIT_VITALS: wholeNumber(1, 1e9, PER_MINUTE).default(120),
});

/** The variables, and what holds between them. */
export const settingsSchema = variables
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL === !WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    message: 'is wrong: expected WEBHOOK_URL and WEBHOOK_SECRET together, or neither.',
  })
  .refine(({ LLM_URL, LLM_MODEL }) => !LLM_URL === !LLM_MODEL, {
    path: ['LLM_MODEL'],
    message: 'is wrong: expected LLM_URL and LLM_MODEL together, or neither.',
  });

/** The environment once it is checked. */
export type Settings = z.output<typeof settingsSchema>;
