import * as z from 'zod';
import { link, words } from './parts.ts';

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
    monoxide: z.string(),
    fire: z.string(),
    despair: z.string(),
    unknown: z.string(),
    nearby: z.string(),
    outside: z.string(),
    complaint: z.string(),
    unanswered: z.string(),
    number: z.string(),
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
  abroad: words,
  offers: z.array(
    z.strictObject({ about: words, say: z.string(), page: z.string().startsWith('/') }),
  ),
  real: words,
  english: z.record(z.string(), z.string()),
});
