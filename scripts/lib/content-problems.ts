import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { articleSchema } from '../../site/src/content-schemas/article.ts';
import { assistantSchema } from '../../site/src/content-schemas/assistant.ts';
import { caseSchema } from '../../site/src/content-schemas/case.ts';
import { checklistSchema } from '../../site/src/content-schemas/checklist.ts';
import { claimSchema } from '../../site/src/content-schemas/claim.ts';
import { companySchema } from '../../site/src/content-schemas/company.ts';
import { heardSchema } from '../../site/src/content-schemas/heard.ts';
import { homeSchema } from '../../site/src/content-schemas/home.ts';
import { landingSchema } from '../../site/src/content-schemas/landing.ts';
import { navigationSchema } from '../../site/src/content-schemas/navigation.ts';
import { pageSchema } from '../../site/src/content-schemas/page.ts';
import { reviewSchema } from '../../site/src/content-schemas/review.ts';
import { searchWordsSchema } from '../../site/src/content-schemas/search-words.ts';
import { serviceSchema } from '../../site/src/content-schemas/service.ts';
import { termsSchema } from '../../site/src/content-schemas/terms.ts';
import { brokenDay, foretold } from '../../site/src/lib/by-day.ts';
import { type Province, townRulesSchema, townSchema } from '../../site/src/town-schemas.ts';
import { changingHeads, namedOnOneSide } from './changing-heads.ts';
import { HEARD, type Parsed, type Problem, readSettings } from './content-file.ts';
import { addressOfText, type LinkTargets, linkProblems, linkTargets } from './content-links.ts';
import { DUTCH_ISSUES } from './dutch-issues.ts';
import { markdownSlips } from './markdown-slips.ts';
import { knownPictures, strangePictures } from './named-pictures.ts';
import { schemaProblems } from './schema-problems.ts';
import { sharedTownValues } from './shared-town-values.ts';
import { addressTaker, misnamed } from './text-addresses.ts';
import { headsBesideClaims, reviewsBesideCompany, trustBesideClaims } from './told-claims.ts';
import { landingNames, ruleNames, serviceNames, strangeNames } from './town-names.ts';
import { typedHours } from './typed-hours.ts';
import { type Tokens, tokensOf, unknownTokens } from './unknown-tokens.ts';
import { type Wording, wordingProblems, wordingsOf } from './wording.ts';

type Company = z.output<typeof companySchema>;

const listOf = (schema: z.ZodType) => z.array(schema).min(1);

/** The one file that says who the company is, and when it is open. */
const COMPANY = 'company.yaml';

const CLAIMS = 'claims.yaml';

const HOME = 'home.yaml';

/** Also names the words that are not to be used, so those stand in it. */
const TERMS = 'begrippen.yaml';

const ASSISTANT = 'assistent.yaml';

/** Words of others, who need not say it as we do. */
const SEARCH_WORDS = 'zoekwoorden.yaml';

/** What the town pages share, and what their towns are measured against. */
const LANDING = 'landing.yaml';

const FILES: Readonly<Record<string, z.ZodType>> = {
  [TERMS]: termsSchema,
  [COMPANY]: companySchema,
  'navigation.yaml': navigationSchema,
  [HOME]: homeSchema,
  [LANDING]: landingSchema,
  'offertechecklist.yaml': checklistSchema,
  [CLAIMS]: listOf(claimSchema),
  'reviews.yaml': listOf(reviewSchema),
  [SEARCH_WORDS]: searchWordsSchema,
  [ASSISTANT]: assistantSchema,
};

const FOLDERS: Readonly<Record<string, z.ZodType>> = {
  services: serviceSchema,
  pages: pageSchema,
  articles: articleSchema,
};

/**
 * Everything that is wrong in the text files, in Dutch, one line each: file, line, what and why.
 * @param folder `content/`, or a copy of it
 */
export function contentProblems(folder: string): string[] {
  z.config(DUTCH_ISSUES);
  const problems: string[] = [];
  const add = (name: string, found: readonly Problem[]) => {
    for (const { line, message } of found) {
      problems.push(`content/${name}${line ? `, regel ${line}` : ''}: ${message}`);
    }
  };
  const heads = changingHeads(folder);
  const pictures = knownPictures();
  const judge = (parsed: Parsed, schema: z.ZodType) => [
    ...schemaProblems(parsed, schema),
    ...strangePictures(parsed, pictures),
  ];
  const read = new Map<string, Parsed>();
  let company: Company | undefined;
  let wordings: readonly Wording[] = [];
  let province: Province | undefined;
  for (const [name, schema] of Object.entries(FILES)) {
    const file = join(folder, name);
    if (!existsSync(file)) add(name, [{ message: 'dit bestand ontbreekt' }]);
    else {
      const parsed = readSettings(file);
      read.set(name, parsed);
      if (name === COMPANY) company = companySchema.safeParse(parsed.value).data;
      if (name === TERMS) wordings = wordingsOf(termsSchema.safeParse(parsed.value).data ?? []);
      add(name, judge(parsed, schema));
      if (name === ASSISTANT) add(name, namedOnOneSide(parsed, heads));
      if (name === LANDING) {
        province = landingSchema.safeParse(parsed.value).data?.province;
        add(name, strangeNames(parsed, landingNames));
      }
    }
  }
  const claims = z.array(claimSchema).safeParse(read.get(CLAIMS)?.value).data ?? [];
  const besideClaims = (name: string, problemsOf: (parsed: Parsed) => Problem[]) => {
    const parsed = read.get(name);
    // Without claims in order there is nothing to compare with, and that is told already.
    if (parsed && claims.length > 0) add(name, problemsOf(parsed));
  };
  besideClaims(HOME, (parsed) => trustBesideClaims(parsed, claims));
  besideClaims(ASSISTANT, (parsed) => headsBesideClaims(parsed, claims));
  if (company) {
    const { reviews } = company;
    besideClaims(CLAIMS, (parsed) => reviewsBesideCompany(parsed, reviews));
  }
  const taken = addressTaker();
  for (const [name, schema] of Object.entries(FOLDERS)) {
    const files = globSync(`${name}/**/*.md`, { cwd: folder }).sort();
    if (files.length === 0) add(name, [{ message: 'in deze map staat geen tekst' }]);
    for (const file of files) {
      const parsed = readSettings(join(folder, file));
      add(file, [...judge(parsed, schema), ...misnamed(parsed, file), ...taken(parsed, file)]);
      if (name === 'services') add(file, strangeNames(parsed, serviceNames));
    }
  }
  for (const file of globSync('cases/*.yaml', { cwd: folder }).sort()) {
    add(file, judge(readSettings(join(folder, file)), caseSchema));
  }
  const townFiles = globSync('towns/*.yaml', { cwd: folder }).sort();
  if (townFiles.length === 0) add('towns', [{ message: 'in deze map staat geen plaats' }]);
  const shared = sharedTownValues();
  const towns = townFiles.flatMap((file) => {
    const parsed = readSettings(join(folder, file));
    const town = townSchema.safeParse(parsed.value).data;
    add(file, [...judge(parsed, townSchema), ...misnamed(parsed, file)]);
    if (town) add(file, shared(parsed, file, town));
    return town ?? [];
  });
  const [town, ...others] = towns;
  // Without a town or a province in order there is nothing to tell names by, and that is told already.
  const names = town && province && ruleNames([town, ...others], province);
  for (const file of globSync('town-rules/*.yaml', { cwd: folder }).sort()) {
    const parsed = readSettings(join(folder, file));
    add(file, [...judge(parsed, townRulesSchema), ...(names ? strangeNames(parsed, names) : [])]);
  }
  for (const file of globSync(`${HEARD}*.yaml`, { cwd: folder }).sort()) {
    const parsed = readSettings(join(folder, file));
    add(file, [
      ...judge(parsed, heardSchema),
      ...namedOnOneSide(parsed, heads),
      ...headsBesideClaims(parsed, claims),
    ]);
  }
  const ids = claimIds(read.get(CLAIMS)?.value);
  // Where a whole folder is gone that is told by itself, and not by each link into it as well.
  const isWhole = [...Object.keys(FOLDERS), 'towns'].every((name) =>
    existsSync(join(folder, name)),
  );
  const tokens = company && tokensOf(company);
  const targets = isWhole ? linkTargets(folder) : undefined;
  const hours = company?.openingHours ?? [];
  for (const file of globSync('**/*.{md,yaml}', { cwd: folder }).sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (targets) add(file, brokenLinks(file, text, targets));
    if (!file.startsWith(HEARD))
      add(file, ofOurWords(file, text, { ids, tokens, wordings, hours }));
  }
  return problems;
}

/** What lines are measured against; undefined where the file that says it cannot be read. */
interface Known {
  ids: ReadonlySet<unknown> | undefined;
  tokens: Tokens | undefined;
  wordings: readonly Wording[];
  hours: Company['openingHours'];
}

/** What is wrong in the lines of a text of ours, whatever it is of. */
const ofOurWords = (file: string, text: string, { ids, tokens, wordings, hours }: Known) => [
  ...(ids ? unknownClaims(text, ids) : []),
  ...untimely(text),
  ...(file.endsWith('.md') ? byLine(file, text, markdownSlips) : []),
  ...(file === SEARCH_WORDS ? [] : strangeWords(file, text, file === TERMS ? [] : wordings)),
  ...(tokens ? strangeTokens(file, text, tokens) : []),
  ...(file === COMPANY ? [] : hoursTyped(file, text, hours)),
];

/** What will not be true any more on the day that it tells of, or is not written so that it can change. */
function untimely(text: string): Problem[] {
  return text.split('\n').flatMap((words, index) => {
    const broken = brokenDay(words);
    const told = broken ?? foretold(words);
    if (told === undefined) return [];
    const shape = '{{voor:2027-01-01|zin tot die dag|zin daarna}}';
    const message = broken
      ? `"${told}": schrijf ${shape}`
      : `"${told}" klopt daarna niet meer: schrijf ${shape}`;
    return [{ line: index + 1, message }];
  });
}

/** What is wrong in each line by itself; a comment is nobody's reading. */
function byLine(file: string, text: string, wrongIn: (line: string) => string[]): Problem[] {
  return text.split(/\r?\n/).flatMap((words, index) => {
    const isComment = file.endsWith('.yaml') && words.trimStart().startsWith('#');
    return isComment ? [] : wrongIn(words).map((message) => ({ line: index + 1, message }));
  });
}

/** What is said in other words than the house does. */
const strangeWords = (file: string, text: string, ofTerms: readonly Wording[]) =>
  byLine(file, text, (line) => wordingProblems(line, ofTerms));

/** Links to pages that are not there, or to headings that are not on them. */
function brokenLinks(file: string, text: string, targets: LinkTargets): Problem[] {
  const own = addressOfText(text);
  return byLine(file, text, (line) => linkProblems(line, own, targets));
}

/** Opening hours that would stay as they are when those of the company change. */
const hoursTyped = (file: string, text: string, hours: Company['openingHours']) =>
  byLine(file, text, (line) => typedHours(line, hours));

/** What nobody fills in. */
const strangeTokens = (file: string, text: string, tokens: Tokens) =>
  byLine(file, text, (line) => unknownTokens(line, file, tokens));

/** Undefined where the list cannot be read: that is told by itself, and not of each text that names a claim. */
const claimIds = (claims: unknown): ReadonlySet<unknown> | undefined =>
  Array.isArray(claims) ? new Set(claims.map((claim) => claim?.id)) : undefined;

function unknownClaims(text: string, ids: ReadonlySet<unknown>): Problem[] {
  return text.split('\n').flatMap((words, index) =>
    [...words.matchAll(/\{\{claim:([a-z0-9-]+)\}\}/g)]
      .filter(([, id]) => !ids.has(id))
      .map(([, id]) => ({
        line: index + 1,
        message: `de belofte "${id}" staat niet in claims.yaml`,
      })),
  );
}
