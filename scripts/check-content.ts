import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type * as z from 'zod';
import {
  articleSchema,
  claimSchema,
  companySchema,
  homeSchema,
  landingSchema,
  locationSchema,
  navigationSchema,
  pageSchema,
  serviceSchema,
} from '../site/src/content-schemas.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../content');
const problems: string[] = [];

function check(file: string, schema: z.ZodType, value: unknown): void {
  const result = schema.safeParse(value);
  for (const issue of result.error?.issues ?? []) {
    problems.push(`${file}: ${issue.path.join('.')}: ${issue.message}`);
  }
}

function yaml(file: string): unknown {
  const path = join(root, file);
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}

for (const [folder, schema] of [
  ['services', serviceSchema],
  ['pages', pageSchema],
  ['articles', articleSchema],
] as const) {
  for (const path of globSync(join(root, folder, '*.md'))) {
    const [, front = ''] = readFileSync(path, 'utf8').split(/^---$/m);
    check(`${folder}/${basename(path)}`, schema, parse(front));
  }
}
check('company.yaml', companySchema, yaml('company.yaml'));
check('navigation.yaml', navigationSchema, yaml('navigation.yaml'));
check('home.yaml', homeSchema, yaml('home.yaml'));
check('landing.yaml', landingSchema, yaml('landing.yaml'));

const claims = yaml('claims.yaml');
const claimIds = new Set<string>();
if (Array.isArray(claims)) {
  for (const claim of claims) {
    check(`claims.yaml (${claim?.id})`, claimSchema, claim);
    claimIds.add(String(claim?.id));
  }
}
const locations = yaml('locations.yaml');
if (Array.isArray(locations)) {
  for (const place of locations) {
    check(`locations.yaml (${place.slug})`, locationSchema, place);
  }
}
for (const path of globSync(join(root, '**/*.{md,yaml}'))) {
  for (const [, id] of readFileSync(path, 'utf8').matchAll(/\{\{claim:([a-z0-9-]+)\}\}/g)) {
    if (id && !claimIds.has(id)) problems.push(`${basename(path)}: onbekende claim "${id}"`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`content: ${problems.length === 0 ? 'in orde' : `${problems.length} fouten`}`);
process.exit(problems.length === 0 ? 0 : 1);
