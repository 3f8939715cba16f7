import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { parse } from 'yaml';
import * as z from 'zod';
import pictureList from '../../art/pictures.yaml?raw';
import assistantText from '../../content/assistent.yaml?raw';
import termsText from '../../content/begrippen.yaml?raw';
import companyText from '../../content/company.yaml?raw';
import homeText from '../../content/home.yaml?raw';
import landingText from '../../content/landing.yaml?raw';
import navigationText from '../../content/navigation.yaml?raw';
import checklistText from '../../content/offertechecklist.yaml?raw';
import reviewsText from '../../content/reviews.yaml?raw';
import searchText from '../../content/zoekwoorden.yaml?raw';
import { assistantSchema } from './content-schemas/assistant.ts';
import { checklistSchema } from './content-schemas/checklist.ts';
import { companySchema } from './content-schemas/company.ts';
import { homeSchema } from './content-schemas/home.ts';
import { landingSchema } from './content-schemas/landing.ts';
import { navigationSchema } from './content-schemas/navigation.ts';
import { pictureListSchema } from './content-schemas/picture-list.ts';
import { reviewSchema } from './content-schemas/review.ts';
import { searchWordsSchema } from './content-schemas/search-words.ts';
import { termsSchema } from './content-schemas/terms.ts';
import { textsByDay } from './lib/by-day.ts';
import { type Claim, createTextFiller, explained, type TextFiller } from './lib/claims.ts';
import { hoursTokens } from './lib/hours-tokens.ts';
import type { Term } from './lib/terms.ts';
import { today } from './lib/today.ts';
import type { Board } from './lib/town-sign.ts';
import { typeset } from './lib/typeset.ts';
import { type TownRules, townRulesSchema } from './town-schemas.ts';
import { textValues } from './words/text-values.ts';

/** Reads a text file of settings, with the words that hold today; what is wrong in it stops the build. */
export function readYaml<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(textsByDay(parse(text), today()));
  if (result.success) return typeset(result.data);
  const [issue] = result.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.')}: ${issue?.message}`);
}

export type Company = z.output<typeof companySchema>;
export type Navigation = z.output<typeof navigationSchema>;
export type Home = z.output<typeof homeSchema>;
export type AssistantTexts = z.output<typeof assistantSchema>;
export type Location = CollectionEntry<'towns'>['data'];
export type Service = CollectionEntry<'services'>['data'];

/** The company's own facts, from content/company.yaml. */
export const company: Company = readYaml('content/company.yaml', companyText, companySchema);

/** Menus and footer groups, from content/navigation.yaml. */
export const navigation: Navigation = readYaml(
  'content/navigation.yaml',
  navigationText,
  navigationSchema,
);

/** The home page's words, from content/home.yaml. */
export const home: Home = readYaml('content/home.yaml', homeText, homeSchema);

/** The terms that pages explain, from content/begrippen.yaml. */
export const terms: readonly Term[] = readYaml('content/begrippen.yaml', termsText, termsSchema);

/** The list to print and compare quotes by, from content/offertechecklist.yaml. */
export const checklist = readYaml('content/offertechecklist.yaml', checklistText, checklistSchema);

export type Review = z.output<typeof reviewSchema>;

/** The reviews that the home page shows, from content/reviews.yaml. */
export const reviewTexts: readonly Review[] = readYaml(
  'content/reviews.yaml',
  reviewsText,
  z.array(reviewSchema).length(13, 'De homepage toont dertien reviews'),
);

/** What the town pages share, from content/landing.yaml. */
export const landing = readYaml('content/landing.yaml', landingText, landingSchema);

/** Words that people search with, and those of the site for them, from content/zoekwoorden.yaml. */
export const searchWords = readYaml('content/zoekwoorden.yaml', searchText, searchWordsSchema);

/** What the assistant says of itself, and the words it knows, from content/assistent.yaml. */
export const assistantTexts = readYaml('content/assistent.yaml', assistantText, assistantSchema);

const picturesListed = readYaml('art/pictures.yaml', pictureList, pictureListSchema);

/** Every picture by id with its Dutch alternative text, from art/pictures.yaml. */
export const pictureTexts: ReadonlyMap<string, string> = new Map(
  picturesListed.map(({ id, alt }) => [id, alt]),
);

/** Where a picture has a blank board that a page writes on, by its id. */
export const pictureBoards: ReadonlyMap<string, Board> = new Map(
  picturesListed.flatMap(({ id, board }) => (board ? [[id, board]] : [])),
);

const HOURS = hoursTokens(company.openingHours);

const claims = async (): Promise<Claim[]> =>
  (await getCollection('claims')).map(({ data }) => explained(data, HOURS));

/** A filler for one page's texts, with the company's facts and all claims. */
export async function textFiller(): Promise<TextFiller> {
  const byId = new Map((await claims()).map((claim) => [claim.id, claim]));
  return createTextFiller(byId, today(), textValues(company));
}

/** What the reviews badge shows: the average, where it stands, and what is known of it. */
export interface Reviews {
  score: number;
  count: number;
  href: string;
  /** Nobody has confirmed the figure yet. */
  sample: boolean;
  /** Where it comes from, and what was and was not checked. */
  explanation: string;
}

/** The average of the reviews from content/company.yaml, with the explanation of its claim. */
export async function reviewsShown(): Promise<Reviews> {
  const { sample, explanation } = await claimById('reviews');
  return { ...company.reviews, href: company.maps.reviewsUrl, sample, explanation };
}

/** The report's stated value as it stands in its claim, e.g. "€ 495". */
export async function reportWorth(): Promise<string> {
  const claim = await getEntry('claims', 'rapport-waarde');
  return claim?.data.text ?? '';
}

/**
 * One claim, for a part of the shell that every page has.
 * @throws Error when content/claims.yaml has none by that id
 */
export async function claimById(id: string): Promise<Claim> {
  const claim = await getEntry('claims', id);
  if (!claim) throw new Error(`content: onbekende claim "${id}" (zie content/claims.yaml)`);
  return explained(claim.data, HOURS);
}

/** The claims a page shows: those in its texts, and those that a part of the page makes by itself. */
export async function claimsShown(
  used: readonly Claim[],
  ids: readonly string[],
): Promise<readonly Claim[]> {
  return [
    ...used,
    ...(await claims())
      .filter((claim) => ids.includes(claim.id) && !used.some(({ id }) => id === claim.id))
      .map((claim) => ({ ...claim, unmarked: true })),
  ];
}

/** The five services in their order, with their page text. */
export async function services(): Promise<CollectionEntry<'services'>[]> {
  return (await getCollection('services')).sort((a, b) => a.data.order - b.data.order);
}

/** The towns, nearest tier first, then in the order their files give. */
export async function locations(): Promise<Location[]> {
  return (await getCollection('towns'))
    .map(({ data }) => data)
    .sort((a, b) => a.tier - b.tier || a.order - b.order);
}

const ruleFiles = import.meta.glob<string>('../../content/town-rules/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const RULES = new Map(
  Object.entries(ruleFiles).map(([path, text]) => {
    const name = path.split('/').at(-1) ?? path;
    return [
      name.replace('.yaml', ''),
      readYaml(`content/town-rules/${name}`, text, townRulesSchema),
    ];
  }),
);

/**
 * The sentences of one service's town pages, from content/town-rules.
 * @throws Error when there is no such file, so that the build stops
 */
export function townRules(service: string): TownRules {
  const rules = RULES.get(service);
  if (!rules)
    throw new Error(`content/town-rules/${service}.yaml ontbreekt: kopieer dat van isolatie`);
  return rules;
}

/** The day on which the text of a town page was last changed: the last of the files that it is made of. */
export function townPageUpdated(service: string, town: Location): string {
  return [town.updated, townRules(service).updated, landing.updated].sort().at(-1) ?? town.updated;
}

/** The knowledge articles in their order. */
export async function articles(): Promise<CollectionEntry<'articles'>[]> {
  return (await getCollection('articles')).sort((a, b) => a.data.order - b.data.order);
}

/** Houses as they were and became, in their order. */
export async function cases() {
  return (await getCollection('cases')).map(({ data }) => data).sort((a, b) => a.order - b.order);
}

/**
 * A page of text by its file name in content/pages.
 * @throws Error when there is no such file, so that the build stops
 */
export async function page(id: string): Promise<CollectionEntry<'pages'>> {
  const entry = await getEntry('pages', id);
  if (!entry) throw new Error(`content/pages/${id}.md ontbreekt`);
  return entry;
}

/** What is shown where another page was asked for: at no address of its own, in no list. */
const SHOWN_INSTEAD: ReadonlySet<string> = new Set(['not-found', 'report-expired']);

/** Every page of text that has an address. */
export const pages = async () =>
  (await getCollection('pages')).filter(({ id }) => !SHOWN_INSTEAD.has(id));
