import * as z from 'zod';
import { day } from './lib/day-schema.ts';

const CONFIDENCE = 'Zekerheid is A of B; schrijf bij een feit zonder cijfers desnoods C';

/** Where a fact is from. No fact stands without it. */
const origin = {
  source: z
    .string('Bij elk cijfer en feit hoort een bron: schrijf source: en de naam van de bron')
    .min(3, 'Schrijf bij source de naam van de bron, zoals "CBS, Kerncijfers wijken en buurten"'),
  year: z.union(
    [z.int().min(1900).max(2100), z.literal('onbekend')],
    'Schrijf bij year het jaar van de bron, of onbekend als de bron er geen noemt',
  ),
};

/** Only what is certain is a figure: C never is. */
const certain = z.enum(['A', 'B'], 'Een cijfer heeft zekerheid A of B; met C hoort het er niet in');
const datedYear = z.int('Schrijf bij een cijfer het jaar, als 2024').min(1900).max(2100);

const share = z.number().min(0, 'Een percentage is 0 tot en met 100').max(100);
const shares = (length: number, of: string) =>
  z
    .array(share)
    .length(length, `Hier horen ${length} percentages, in de volgorde die bovenaan staat: ${of}`)
    .refine((all) => Math.abs(all.reduce((sum, each) => sum + each, 0) - 100) <= 5, {
      error: `Deze percentages (${of}) zijn samen geen 100`,
    });

const figure = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    value,
    ...origin,
    year: datedYear,
    confidence: certain,
    /** What it is about where that is not the town itself: "de gemeente Nissewaard". */
    about: z.string().min(3).optional(),
  });

const count = z.int('Schrijf een heel getal zonder punten').positive();
const periods = shares(8, 'bouwperioden');
const types = shares(5, 'soorten woningen');

const neighbourhood = z.strictObject({
  name: z.string().min(2),
  homes: count.optional(),
  periods: periods.optional(),
  types: types.optional(),
  owned: share.optional(),
  gas: count.optional(),
  power: count.optional(),
  panels: share.optional(),
  districtHeating: share.optional(),
  ...origin,
  year: datedYear,
  confidence: certain,
});

/** A number that is no year: how many there are today turns on the day it was counted. */
const COUNT = /(?<!\d)(?!(?:1[5-9]|20)\d\d(?!\d))\d/;

/** What a fact in words is about; the rules of the town pages choose by it. */
export const FACT_TOPICS = [
  'warmteplan',
  'warmtenet',
  'net',
  'gas',
  'bodem',
  'fundering',
  'water',
  'erfgoed',
  'regeling',
  'loket',
  'wijk',
] as const;

const fact = z
  .strictObject({
    topic: z.enum(FACT_TOPICS, `Het onderwerp is een van: ${FACT_TOPICS.join(', ')}`),
    text: z.string().min(15).max(320),
    ...origin,
    confidence: z.enum(['A', 'B', 'C'], CONFIDENCE),
    url: z.url('Schrijf een volledig adres, met https://').optional(),
  })
  .refine(({ confidence, text }) => confidence !== 'C' || !/\d/.test(text), {
    error:
      'Een feit met zekerheid C heeft geen cijfers: haal het getal weg of zoek een betere bron',
  })
  .refine(({ year, text }) => year !== 'onbekend' || !COUNT.test(text), {
    error:
      'Een getal zonder jaar zegt niets: schrijf bij year het jaar van de bron, of haal het getal weg',
  });

/** A town and what its pages know of it: one file in content/towns. */
export const townSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z-]+$/, 'Een slug is kleine letters met streepjes, als in de bestandsnaam'),
  name: z.string().min(2),
  municipality: z.string().min(2),
  /** When this file was last changed. */
  updated: day,
  /** Its place within its tier. */
  order: z.int().positive(),
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)], 'De regio (tier) is 1, 2 of 3'),
  /** Text in km, as the crow flies: "circa 8 km". No page shows it (decisions, section 10). */
  distance: z.string(),
  postalCodes: z
    .array(z.string().regex(/^\d{4}(-\d{4})?$/, 'Schrijf postcodes als 2981-2989'))
    .min(1),
  geo: z.strictObject({ lat: z.number(), lon: z.number() }),
  description: z.string().min(60).max(400),
  figures: z.strictObject({
    population: figure(count).optional(),
    homes: figure(count),
    periods: figure(periods),
    /** Of all homes, in per cent, where rounded periods add up to another share. */
    before1975: figure(share).optional(),
    types: figure(types),
    owned: figure(share),
    social: figure(share).optional(),
    gas: figure(count),
    power: figure(count),
    fedIn: figure(count).optional(),
    panels: figure(share),
    gasHomes: figure(share).optional(),
    /** Left out where CBS shows none: that is unknown, not 0. */
    districtHeating: figure(share).optional(),
    /** kWp on homes. */
    solarCapacity: figure(count).optional(),
  }),
  neighbourhoods: z.array(neighbourhood).min(1),
  /** Other villages of the municipality, for a town of which no neighbourhoods are known. */
  villages: z.array(neighbourhood).optional(),
  facts: z.array(fact),
});

const sentence = z.string().min(4).max(700);

/** Phrasings of one thing, or phrasings per kind of town: then the first kind that a town is of. */
const said = z.union(
  [z.array(sentence).min(1), z.record(z.string(), z.array(sentence).min(1))],
  'Schrijf een lijst met zinnen, of per soort plaats een lijst (de laatste heet anders)',
);
const title = z.string().max(70);
const asked = z.strictObject({ question: z.array(sentence).min(1), answer: said });

/** The sentences of one service's rules: each rule in a few phrasings. */
export const townRulesSchema = z.strictObject({
  updated: day,
  /** Above the paragraphs; {town} is filled in. */
  title,
  /** Under the page's title, filled from the town's figures. */
  subtitle: said,
  /** The page's first words. */
  intro: said,
  /** The kind of neighbourhoods that no sentence of this service names. */
  unnamed: z.string().optional(),
  /** Per rule its phrasings; a town gets one of them. */
  rules: z.record(z.string(), z.array(sentence).min(1)),
  /** What the chart shows: when the homes were built, or what kind they are. */
  chart: z.enum(['bouwjaren', 'soorten'], 'Het grafiekje toont bouwjaren of soorten'),
  /** Above the table of neighbourhoods, what it says, and what it advises per kind of neighbourhood. */
  table: z.strictObject({
    title,
    /** Its title where a column is left out, by the head of that column. */
    without: z.record(z.string(), title).optional(),
    note: said,
    advice: z.strictObject({ head: z.string(), cells: z.record(z.string(), z.string()) }),
  }),
  /** Around the worked-out examples; a column shows what it is filled with. */
  example: z.strictObject({
    title,
    text: said,
    columns: z.record(z.string(), z.string()),
  }),
  /** What two of the four reasons say here: that we know the town, and that we see to everything. */
  reasons: z.strictObject({ local: said, complete: said }),
  /** Short on purpose: the long text stands on the service's own page. */
  benefits: z.strictObject({ title, items: z.array(said).min(3).max(6) }),
  process: z.array(z.strictObject({ title: z.string().max(30), text: said })).min(4),
  /**
   * Questions that the town's facts answer; one without its facts is left out. Where each way to ask has answers of
   * its own they stand in a list, of which the first is asked that the facts answer.
   */
  faq: z.array(z.union([asked, z.array(asked).min(2)])).min(4),
  /** Which subsidy there is for this service. */
  subsidy: said,
});

const provinceFigure = figure(count);

/** The province that a town is measured against, in content/landing.yaml. */
export const provinceSchema = z.strictObject({
  gas: provinceFigure,
  power: provinceFigure,
  fedIn: provinceFigure,
  panels: figure(share),
  owned: figure(share),
});

export type Town = z.output<typeof townSchema>;
export type TownRules = z.output<typeof townRulesSchema>;
export type Said = z.output<typeof said>;
export type Province = z.output<typeof provinceSchema>;
