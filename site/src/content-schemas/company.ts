import {
  HOURS_REMEDY,
  hasBothHalves,
  openLines,
  readDays,
  readSpans,
} from '@sens/assistant/written-hours';
import * as z from 'zod';

const address = z.strictObject({
  street: z.string(),
  postcode: z.string().regex(/^[1-9]\d{3} [A-Z]{2}$/, 'Schrijf de postcode als 1234 AB'),
  city: z.string(),
});

/** Hours as our texts write them: they are shown as they stand. */
const AS_SHOWN = /^(?:(?:^| en )[12]?\d\.\d\d tot [12]?\d\.\d\d uur)+$/;

const isShownWell = (hours: string) => readSpans(hours)?.length === 0 || AS_SHOWN.test(hours);

/** A line that nobody but its writer understands would tell search engines, mails and assistant other hours. */
const hoursLine = z.strictObject({
  days: z.string().refine(readDays, { error: HOURS_REMEDY.days, abort: true }),
  hours: z.string().refine((hours) => readSpans(hours) !== undefined && isShownWell(hours), {
    error: HOURS_REMEDY.hours,
    abort: true,
  }),
});

/** A number as a telephone dials it, by how people write it: with a 0 before it, and spaces as they like. */
const dialled = (display: string) => `+31${display.replaceAll(/\D/g, '').slice(1)}`;

const E164 = /^\+31\d{9}$/;

/** What a visitor reads and what a telephone dials must be one number. */
const phone = z
  .strictObject({
    display: z.string().refine((written) => /^0/.test(written) && E164.test(dialled(written)), {
      error: 'Schrijf het nummer zoals u het belt, met tien cijfers: 0180 123 456',
      abort: true,
    }),
    e164: z.string().regex(E164, {
      error: "Schrijf het nummer met +31 in plaats van de eerste 0, zonder spaties: '+31180123456'",
      abort: true,
    }),
  })
  .refine(({ display, e164 }) => dialled(display) === e164, {
    error: ({ input }) => {
      const { display, e164 } = input as { display: string; e164: string };
      return `De bezoeker leest ${display}, maar zijn telefoon belt ${e164}: schrijf '${dialled(display)}', of verbeter display`;
    },
    path: ['e164'],
  });

/** What only who holds a certificate may say. */
const HOLDERS_WORDS = /erkend|keurmerk/i;

const certification = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    alt: z.string(),
    title: z.string(),
    /** Of the certificate; null until the company has given it. */
    number: z.string().nullable(),
    logo: z.string().nullable(),
  })
  .refine(
    ({ number, name, description, alt, title }) =>
      number !== null || ![name, description, alt, title].some((text) => HOLDERS_WORDS.test(text)),
    'Zonder nummer van het certificaat geen "erkend" of "keurmerk"',
  );

/** Who the company is (decisions, section 2). */
export const companySchema = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  /** Who signs the articles, as it reads after "Door". */
  articleAuthor: z.string().min(3),
  legalName: z.string(),
  phone,
  email: z.email(),
  whatsapp: z.strictObject({
    number: z
      .string()
      .regex(
        /^31\d{9}$/,
        "Schrijf het nummer met 31 in plaats van de eerste 0, zonder + en spaties: '31612345678'",
      ),
    greeting: z.string(),
  }),
  visitAddress: address,
  postalAddress: address,
  kvk: z.string().regex(/^\d{8}$/, 'Een KvK-nummer heeft acht cijfers'),
  btw: z.string().regex(/^NL\d{9}B\d{2}$/, 'Schrijf het btw-nummer als NL123456789B01'),
  openingHours: z
    .array(
      z.strictObject({
        id: z.enum(['telefonisch', 'bezoekadres']),
        title: z.string(),
        lines: z.array(hoursLine),
      }),
    )
    .refine(
      (all) => all.some((hours) => hours.id === 'telefonisch' && openLines(hours.lines).length > 0),
      {
        error: 'Schrijf bij telefonisch minstens één regel met tijden als "8.00 tot 18.00 uur"',
        abort: true,
      },
    )
    .refine((all) => {
      const telephone = all.find(({ id }) => id === 'telefonisch');
      return hasBothHalves(openLines(telephone?.lines ?? [])[0]?.spans ?? []);
    }, HOURS_REMEDY.telephone),
  geo: z.strictObject({
    lat: z.number(),
    lon: z.number(),
    placename: z.string(),
    region: z.string(),
  }),
  maps: z.strictObject({ reviewsUrl: z.url(), embedUrl: z.url() }),
  reviews: z.strictObject({ score: z.number(), count: z.number().int() }),
  /** The company's own film on YouTube; without one the home page shows the film of art/film. */
  video: z.strictObject({
    youtubeId: z
      .string()
      .regex(/^[\w-]{11}$/, 'Een YouTube-id heeft elf tekens, zoals achter watch?v=')
      .nullable(),
  }),
  /** The complaints board the company is a member of; null while it is of none, or nobody said so yet. */
  disputes: z.strictObject({ board: z.string().nullable(), url: z.url().nullable() }),
  /** Year in which the company began, and where it works from; null until it has said so. */
  founded: z.int().min(1900).nullable(),
  workshop: z.string().min(10).max(300).nullable(),
  /** Who the visitor meets. */
  people: z.array(
    z.strictObject({ name: z.string(), role: z.string(), text: z.string().max(200).optional() }),
  ),
  certifications: z.array(certification),
  /** Values that are still placeholders, by their path in this file; `npm run launch-check` lists them. */
  placeholders: z.array(z.string()),
});
