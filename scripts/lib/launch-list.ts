import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { companySchema } from '../../site/src/content-schemas.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const read = (name: string): unknown => parse(readFileSync(join(CONTENT, name), 'utf8'));

/** Everything that must be replaced by the company before the site goes live, one line each. */
export function launchList(): string[] {
  const { placeholders, certifications } = companySchema.parse(read('company.yaml'));
  const claims = read('claims.yaml') as { id: string; text: string; sample?: boolean }[];
  const reviews = read('reviews.yaml') as { name: string; sample: boolean }[];
  return [
    ...placeholders.map((name) => `content/company.yaml: ${name} is nog een voorbeeldwaarde`),
    ...certifications
      .filter(({ number }) => number === null)
      .map(({ id }) => `content/company.yaml: certifications: ${id} heeft nog geen nummer`),
    ...claims
      .filter(({ sample }) => sample)
      .map(({ id, text }) => `content/claims.yaml: ${id} ("${text}") is nog niet bevestigd`),
    ...reviews
      .filter(({ sample }) => sample)
      .map(({ name }) => `content/reviews.yaml: de review van "${name}" is een voorbeeld`),
  ];
}
