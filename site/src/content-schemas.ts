import { SERVICE_SLUGS, WONINGTYPEN } from '@sens/contract';
import { MEASURE_IDS } from '@sens/engine';
import * as z from 'zod';
import { day } from './lib/day-schema.ts';
import { provinceSchema } from './town-schemas.ts';

/** Pictures that exist under `art/masters`; a page names one of them. */
const pictureIds = z.string().regex(/^[a-z0-9-]+$/, 'Noem een plaatje uit art/pictures.yaml');

const seo = z.strictObject({
  title: z
    .string()
    .min(15, 'Een paginatitel heeft minstens 15 tekens')
    .max(65, 'Een paginatitel heeft hoogstens 65 tekens, anders kapt Google hem af'),
  description: z
    .string()
    .min(110, 'Een omschrijving voor Google heeft minstens 110 tekens')
    .max(160, 'Een omschrijving voor Google heeft hoogstens 160 tekens'),
});

const hero = z.strictObject({
  title: z.string().min(3).max(70, 'Een kop heeft hoogstens 70 tekens'),
  subtitle: z.string().min(20).max(260, 'Een ondertitel heeft hoogstens 260 tekens'),
  picture: pictureIds.optional(),
});

const question = z.strictObject({
  question: z.string().min(8).max(120),
  /** Markdown; links are allowed. */
  answer: z.string().min(20).max(900),
});

const link = z.strictObject({ label: z.string(), href: z.string().startsWith('/') });

const step = z.strictObject({
  title: z.string().min(3).max(60),
  text: z.string().min(10).max(320),
});

/** A service: its own page, and the parts its fifteen town pages are made of. The Markdown body is the page's text. */
export const serviceSchema = z.strictObject({
  slug: z.enum(SERVICE_SLUGS),
  name: z.string(),
  shortName: z.string(),
  icon: z.enum(['label', 'layers', 'sun', 'heat', 'advice']),
  order: z.number().int(),
  updated: day,
  seo,
  hero,
  description: z.string().min(40).max(200),
  benefits: z.array(z.string().min(10).max(160)).min(4).max(8),
  process: z.array(step).min(3).max(6),
  faqQuestions: z.array(question).min(3).max(8),
  landing: z.strictObject({
    /** Search description; {town} stands for the town, which has 5 to 22 characters: 110 to 160 then. */
    description: z
      .string()
      .includes('{town}')
      .min(111, 'Een omschrijving met {town} heeft minstens 111 tekens')
      .max(144, 'Een omschrijving met {town} heeft hoogstens 144 tekens'),
    /** The street with a blank place-name board, on which the page writes the town. */
    picture: pictureIds,
    faq: question,
    /** The tool that opens with the town's example house. */
    tool: link,
    /** Slug of the article that belongs with it. */
    article: z.string().regex(/^[a-z-]+$/),
  }),
});

/** A page of text with its head, hero and form. The Markdown body is the text. */
export const pageSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9/-]*$/),
  seo,
  hero,
  updated: day,
  /** How the overview shows a tool: what one gets, and how long it takes. */
  card: z
    .strictObject({
      text: z.string().min(20).max(160),
      gets: z.array(z.string().min(5).max(60)).min(2).max(4),
      time: z.string().min(5).max(60),
    })
    .optional(),
  faq: z.array(question).optional(),
  /** Many questions, by subject. */
  faqGroups: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(50),
        /** Where one reads on about it. */
        more: link,
        questions: z.array(question).min(3),
      }),
    )
    .optional(),
  form: z
    .strictObject({
      title: z.string().max(70),
      description: z.string().max(260),
    })
    .optional(),
});

/** A knowledge article; `shortDescription` stands on its card. */
export const articleSchema = z.strictObject({
  slug: z.string().regex(/^[a-z-]+$/),
  order: z.number().int(),
  seo,
  hero,
  shortDescription: z.string().min(40).max(180),
  published: day,
  updated: day,
  /** What the figures in the text rest on. */
  sources: z
    .array(
      z.strictObject({
        name: z.string().min(5),
        publisher: z.string().min(3),
        /** A day, a year, or the day of a figure as `{{date:…}}`. */
        date: z.preprocess(
          (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
          z
            .string()
            .regex(/^(\d{4}(-\d\d){0,2}|\{\{date:[\w.-]+\}\})$/, 'Schrijf een jaar of een datum'),
        ),
        href: z.url().optional(),
      }),
    )
    .min(1, 'Een artikel noemt zijn bronnen'),
  /** Where one goes from here: the service, the tool, another article. */
  related: z
    .array(
      z.strictObject({
        label: z.string().min(3).max(40),
        href: z.string().startsWith('/'),
        text: z.string().min(20).max(90),
      }),
    )
    .min(3, 'Een artikel verwijst naar een dienst, een rekenhulp en een ander artikel'),
  faq: z.array(question).optional(),
});

/** A house as it was and became; a sample holds the engine's outcome for one of its households. */
export const caseSchema = z
  .strictObject({
    order: z.int(),
    title: z.string().min(10).max(60),
    woningtype: z.enum(WONINGTYPEN),
    bouwjaar: z.int().min(1500).max(2030),
    town: z.string().nullable(),
    /** In which the work was done. */
    year: z.int().nullable(),
    measures: z.array(z.enum(MEASURE_IDS)).min(1),
    perMonthBeforeEur: z.int().positive(),
    perMonthAfterEur: z.int(),
    investmentEur: z.int().positive(),
    subsidyEur: z.int().min(0),
    quote: z.strictObject({ text: z.string().max(300), by: z.string() }).nullable(),
    picture: pictureIds,
    sample: z.boolean(),
    /** The household in `engine/personas` that a sample comes from. */
    persona: z.string().optional(),
  })
  .refine(
    ({ sample, town, year }) => sample || (town !== null && year !== null),
    'Een echt project heeft een plaats (town) en een jaar (year)',
  )
  .refine(
    ({ sample, quote, persona }) => (sample ? persona !== undefined && quote === null : !persona),
    'Een voorbeeld noemt zijn huishouden (persona) en citeert niemand; een echt project heeft geen persona',
  );

/** The list to print and tick, to compare quotes by. */
export const checklistSchema = z.strictObject({
  title: z.string().max(60),
  intro: z.string().min(20).max(260),
  print: z.string().max(60),
  printHint: z.string().max(160),
  groups: z
    .array(
      z.strictObject({
        title: z.string().max(50),
        items: z
          .array(z.string().min(8).max(90, 'Een regel van de lijst past op één regel'))
          .min(3),
      }),
    )
    .min(2),
});

/** A claim of the company: stands once, shown with its explanation (Directive (EU) 2024/825). */
export const claimSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** As it reads inside a sentence. */
  text: z.string().min(2).max(140),
  /** What it means and what it depends on, shown on the same page. */
  explanation: z.string().min(20).max(500),
  source: z.string().min(5).max(200),
  sample: z.boolean().default(false),
});

/** Menus and footer groups. */
/** The terms of the trade that pages explain, and the words that the house does not use for them. */
export const termsSchema = z
  .array(
    z.strictObject({
      term: z.string().min(2).max(40),
      forms: z.array(z.string().min(2)).min(1, 'Schrijf hoe het woord in een tekst staat'),
      notWords: z.array(z.string().min(2)).optional(),
      explanation: z
        .string()
        .min(20)
        .max(200, 'Een uitleg heeft hoogstens 200 tekens: één of twee korte zinnen'),
    }),
  )
  .min(1);

export const navigationSchema = z.strictObject({
  header: z.array(
    z.strictObject({
      label: z.string(),
      links: z.array(link.extend({ hint: z.string().optional() })),
    }),
  ),
  headerLinks: z.array(link),
  contact: link,
  footer: z.array(z.strictObject({ label: z.string(), links: z.array(link) })),
  legal: z.array(link),
});

const address = z.strictObject({ street: z.string(), postcode: z.string(), city: z.string() });

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
  phone: z.strictObject({ display: z.string(), e164: z.string().regex(/^\+31\d{9}$/) }),
  email: z.email(),
  whatsapp: z.strictObject({ number: z.string().regex(/^31\d{9}$/), greeting: z.string() }),
  visitAddress: address,
  postalAddress: address,
  kvk: z.string(),
  btw: z.string(),
  openingHours: z.array(
    z.strictObject({
      id: z.enum(['telefonisch', 'bezoekadres']),
      title: z.string(),
      lines: z.array(z.strictObject({ days: z.string(), hours: z.string() })),
    }),
  ),
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

/** The home page's words. */
export const homeSchema = z.strictObject({
  updated: day,
  seo,
  hero: z.strictObject({
    eyebrow: z.string(),
    title: z.string(),
    highlight: z.string(),
    subtitle: z.string(),
    /** After the subtitle, where there is room. */
    subtitleMore: z.string(),
    primary: link,
    secondary: link,
    formTitle: z.string(),
    formDescription: z.string(),
    /** On a phone, under the first part of the form: leads to the rest. */
    formMore: z.string(),
    /** The house that the figures beside the picture are computed for. */
    example: z.strictObject({ woningtype: z.enum(WONINGTYPEN), bouwjaar: z.number().int() }),
    /** Scrolls to the form (spec, section 2). */
    scrollToForm: z.string(),
  }),
  trust: z.array(z.strictObject({ value: z.string(), label: z.string(), claim: z.string() })),
  /** The carousel of services. */
  services: z.strictObject({
    title: z.string(),
    intro: z.string(),
    items: z
      .array(
        z.strictObject({
          name: z.string(),
          href: z.string().startsWith('/'),
          picture: pictureIds,
          text: z.string().min(20).max(140),
        }),
      )
      .length(6),
  }),
  steps: z.strictObject({
    title: z.string(),
    intro: z.string(),
    items: z.array(step.extend({ picture: pictureIds })).length(3),
  }),
  /** Now and later of each dwelling type; {type} and {bouwjaar} are filled in. */
  change: z.strictObject({
    title: z.string(),
    intro: z.string(),
    choose: z.string(),
    now: z.string(),
    after: z.string(),
    perMonth: z.string(),
    handle: z.string().includes('{type}'),
    handleValue: z.string().includes('{percent}'),
    example: z.string().includes('{type}').includes('{bouwjaar}'),
    bouwjaar: z.int().min(1900).max(2025),
  }),
  contents: z.strictObject({
    title: z.string(),
    intro: z.string(),
    items: z.array(step.extend({ icon: z.string() })).min(5),
    cta: link,
  }),
  free: z.strictObject({
    title: z.string(),
    intro: z.string(),
    items: z.array(step).min(3),
  }),
  /** The carousel of who, what, where, how, when and why. */
  questions: z.strictObject({
    title: z.string(),
    /** Scrolls to the contact details; the other one to the form. */
    direct: z.string(),
    report: z.string(),
    items: z.array(step.extend({ picture: pictureIds })).length(6),
  }),
  certifications: z.strictObject({ title: z.string() }),
  overview: z.strictObject({
    title: z.string(),
    /** The claim that stands under the steps, by its id. */
    claim: z.string(),
    items: z.array(step.extend({ picture: pictureIds })).length(4),
  }),
  reviews: z.strictObject({
    title: z.string(),
    /** {count} is the number of reviews on Google. */
    intro: z.string().includes('{count}'),
    /** Leads to what was and was not checked of the average. */
    explain: z.string(),
    /** Said as long as one of content/reviews.yaml is a sample. */
    sampleNote: z.string(),
  }),
  knowledge: z.strictObject({ title: z.string(), intro: z.string(), all: link }),
  faq: z.strictObject({ title: z.string(), items: z.array(question).min(4) }),
  timeline: z.strictObject({
    title: z.string(),
    items: z.array(step.extend({ when: z.string().min(3).max(20) })).length(5),
  }),
  about: z.strictObject({
    title: z.string(),
    text: z.string().min(80).max(400),
    link,
    picture: pictureIds,
  }),
  map: z.strictObject({
    title: z.string(),
    button: z.string(),
    note: z.string(),
    /** Said to who listens when the map opens elsewhere. */
    elsewhere: z.string(),
  }),
  regions: z.strictObject({
    title: z.string(),
    /** Headings of the three tiers of towns, nearest first (spec, section 2). */
    tiers: z.tuple([z.string(), z.string(), z.string()]),
    /** The service that a town's link leads to. */
    service: z.enum(SERVICE_SLUGS),
    missing: z.string(),
  }),
  film: z.strictObject({
    title: z.string().min(3).max(70),
    text: z.string().min(20).max(260),
    /** The day the film was made; search engines ask for it. */
    made: day,
    button: z.string().min(3).max(40),
    /** What the picture of the film shows. */
    alt: z.string().min(20),
    note: z.string().min(10).max(160),
    /** Names the captions in the player's menu. */
    captions: z.string().min(3),
    /** Said to who listens when the film opens on YouTube. */
    elsewhere: z.string().min(3),
    /** The film in words, for who cannot see it. */
    transcript: z.strictObject({
      label: z.string().min(3),
      lines: z.array(z.string().min(10)).min(3),
    }),
  }),
});

/** A review as Google shows it: who wrote it, how much that person writes, when, and what. */
export const reviewSchema = z.strictObject({
  name: z.string().min(2).max(60),
  reviewCount: z.int().positive(),
  photoCount: z.int().nonnegative(),
  /** In words, as it stands on Google: "3 maanden geleden". */
  date: z.string().min(4).max(30),
  rating: z.int().min(1).max(5),
  text: z.string().min(20).max(300),
  /** Somebody made sure that the writer was a customer. */
  verified: z.boolean(),
  badge: z.literal('Local Guide').optional(),
  photo: pictureIds.optional(),
  /** Made up to show the form; shown with a mark, and never to search engines. */
  sample: z.boolean(),
});

const place = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

/** The list of pictures beside their masters. */
export const pictureListSchema = z.array(
  z.looseObject({
    id: pictureIds,
    /** The Blender scene in art/ that makes it, and its size in pixels. */
    scene: z.string(),
    size: z.tuple([z.int().positive(), z.int().positive()]),
    /** What it shows, in Dutch. */
    alt: z.string().min(5),
    where: z.string(),
    /** The face of a blank board that a page writes on: top left, top right, bottom left, as fractions of the size. */
    board: z.tuple([place, place, place]).optional(),
  }),
);

/** What the town pages share. */
export const landingSchema = z.strictObject({
  updated: day,
  subtitle: z.string(),
  /** Each reason in a few phrasings; a town gets one. Without them it is told per service. */
  reasons: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60),
        texts: z.array(z.string().min(10).max(160)).min(1).optional(),
        says: z.enum(['local', 'complete']).optional(),
        icon: z.string(),
      }),
    )
    .length(4),
  faq: z.strictObject({ visit: question, subsidy: z.string() }),
  closing: z.strictObject({ title: z.string(), text: z.string(), contact: z.string() }),
  province: provinceSchema,
  words: z.strictObject({
    charts: z.strictObject({
      bouwjaren: z.strictObject({ title: z.string(), head: z.string() }),
      soorten: z.strictObject({ title: z.string(), head: z.string() }),
    }),
    /** Above the table of villages, where a town has no neighbourhoods of its own. */
    villages: z.string(),
    chartNote: z.string(),
    heads: z.array(z.string()).length(2),
    more: z.string(),
    sources: z.string(),
  }),
});

/** Words that people search with and the site's own word for them. */
export const searchWordsSchema = z.array(
  z.strictObject({ word: z.string().min(2), also: z.array(z.string().min(2)).min(1) }),
);

const words = z.array(z.string().min(2)).min(1);

/**
 * Questions as people ask them, by what answers them: a heading of a page, an own answer by its first question; or what
 * nothing answers: it is not ours, a complaint, or (for the difference) only sounds like one.
 */
export const heardSchema = z.union([
  z.strictObject({ page: z.string().startsWith('/'), questions: z.record(z.string(), words) }),
  z.strictObject({ answers: z.record(z.string(), words) }),
  z.strictObject({ outside: words }),
  z.strictObject({ complaint: words, other: words }),
]);

/** An answer of the assistant's own, by the questions that it answers. */
const ownAnswer = z.strictObject({
  ask: z.array(z.string().min(3)).min(1),
  answer: z.string().min(10).max(500, 'Een antwoord heeft hoogstens 500 tekens'),
  page: z.string().startsWith('/'),
  handover: z.boolean().optional(),
  where: z.boolean().optional(),
});

/** What the assistant says of itself, and the words that it knows. */
export const assistantSchema = z.strictObject({
  name: z.string(),
  firstLine: z.string(),
  callBack: z.string(),
  suggestions: words,
  paths: z.array(z.union([link, z.strictObject({ label: z.string(), ask: z.string() })])),
  replies: z.strictObject({
    greeting: z.string(),
    thanks: z.string(),
    goodbye: z.string(),
    who: z.string(),
    danger: z.string(),
    unknown: z.string(),
    nearby: z.string(),
    outside: z.string(),
    complaint: z.string(),
    empty: z.string(),
    open: z.string(),
    closed: z.string(),
    town: z.string(),
    home: z.string(),
    here: z.string(),
    elsewhere: z.string(),
  }),
  answers: z.array(ownAnswer),
  /** Other ways to ask for what stands under a heading of a page, or in a question there. */
  also: z.array(
    z.strictObject({
      page: z.string().startsWith('/'),
      under: z.string(),
      ask: z.array(z.string()),
    }),
  ),
  subjects: words,
  topics: words,
  aspects: words,
  same: z.array(words),
  sayings: z.record(z.string(), z.string()),
  outside: words,
  quarters: z.record(z.string(), words),
  elsewhere: words,
  complaints: words,
  broken: words,
  english: z.record(z.string(), z.string()),
});
