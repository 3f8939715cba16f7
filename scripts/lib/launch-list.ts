import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { companySchema } from '../../site/src/content-schemas/company.ts';
import { exampleValues } from './example-values.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const read = (name: string): unknown => parse(readFileSync(join(CONTENT, name), 'utf8'));

/** Settings that send what visitors give to somebody else, and the word by which the page of privacy tells of it. */
const OTHERS_BY_SETTING = { LLM_URL: 'taalmodel', WEBHOOK_URL: 'klantsysteem' } as const;

/** Whoever gets what visitors give is told on the page of privacy. */
function unnamedOthers(env: NodeJS.ProcessEnv): string[] {
  const privacy = readFileSync(join(CONTENT, 'pages/privacy.md'), 'utf8').toLowerCase();
  return Object.entries(OTHERS_BY_SETTING)
    .filter(([name, word]) => env[name]?.trim() && !privacy.includes(word))
    .map(
      ([name, word]) =>
        `content/pages/privacy.md: ${name} is gezet, maar de pagina noemt geen ${word} en niet bij welk bedrijf het draait`,
    );
}

/**
 * Everything in `content/` that must be replaced by the company before the site goes live, one line each.
 * @param env the settings, where they count
 */
export function launchList(env: NodeJS.ProcessEnv = {}): string[] {
  const company = companySchema.parse(read('company.yaml'));
  const { certifications, founded, workshop, people } = company;
  const placeholders = new Set([...company.placeholders, ...exampleValues(company)]);
  const missing = Object.entries({ founded, workshop, people: people[0] ?? null });
  const claims = read('claims.yaml') as { id: string; text: string; sample?: boolean }[];
  const reviews = read('reviews.yaml') as { name: string; sample: boolean }[];
  return [
    ...[...placeholders].map((name) => `content/company.yaml: ${name} is nog een voorbeeldwaarde`),
    ...certifications
      .filter(({ number }) => number === null)
      .map(({ id }) => `content/company.yaml: certifications: ${id} heeft nog geen nummer`),
    ...missing
      .filter(([, value]) => value === null)
      .map(([name]) => `content/company.yaml: ${name} is nog leeg en staat niet op de site`),
    ...globSync('cases/*.yaml', { cwd: CONTENT })
      .sort()
      .filter((name) => (read(name) as { sample: boolean }).sample)
      .map((name) => `content/${name}: dit project is een voorbeeld uit de rekenmodule`),
    ...claims
      .filter(({ sample }) => sample)
      .map(({ id, text }) => `content/claims.yaml: ${id} ("${text}") is nog niet bevestigd`),
    ...reviews
      .filter(({ sample }) => sample)
      .map(({ name }) => `content/reviews.yaml: de review van "${name}" is een voorbeeld`),
    ...unnamedOthers(env),
  ];
}
