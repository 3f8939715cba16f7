import { SERVICE_SLUGS, WONINGTYPEN } from '@sens/contract';
import * as z from 'zod';
import { day } from '../lib/day-schema.ts';
import { link, pictureIds, question, seo, step } from './parts.ts';

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
