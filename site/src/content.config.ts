import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import * as z from 'zod';
import { articleSchema } from './content-schemas/article.ts';
import { caseSchema } from './content-schemas/case.ts';
import { claimSchema } from './content-schemas/claim.ts';
import { pageSchema } from './content-schemas/page.ts';
import { serviceSchema } from './content-schemas/service.ts';
import { textsByDay } from './lib/by-day.ts';
import { today } from './lib/today.ts';
import { typeset } from './lib/typeset.ts';
import { townSchema } from './town-schemas.ts';

/** A schema that reads a text as it is true on the day of the build, and typesets it. */
const asRead = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => textsByDay(value, today()), schema).transform(typeset);

const markdownIn = (folder: string) => glob({ base: `../content/${folder}`, pattern: '**/*.md' });

export const collections = {
  services: defineCollection({
    loader: markdownIn('services'),
    schema: asRead(serviceSchema),
  }),
  pages: defineCollection({ loader: markdownIn('pages'), schema: asRead(pageSchema) }),
  articles: defineCollection({
    loader: markdownIn('articles'),
    schema: asRead(articleSchema),
  }),
  towns: defineCollection({
    loader: glob({ base: '../content/towns', pattern: '*.yaml' }),
    schema: asRead(townSchema),
  }),
  cases: defineCollection({
    loader: glob({ base: '../content/cases', pattern: '*.yaml' }),
    schema: asRead(caseSchema),
  }),
  claims: defineCollection({
    loader: file('../content/claims.yaml'),
    schema: asRead(claimSchema),
  }),
};
