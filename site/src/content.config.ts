import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import {
  articleSchema,
  caseSchema,
  claimSchema,
  pageSchema,
  serviceSchema,
} from './content-schemas.ts';
import { typeset } from './lib/typeset.ts';
import { townSchema } from './town-schemas.ts';

const markdownIn = (folder: string) => glob({ base: `../content/${folder}`, pattern: '**/*.md' });

export const collections = {
  services: defineCollection({
    loader: markdownIn('services'),
    schema: serviceSchema.transform(typeset),
  }),
  pages: defineCollection({ loader: markdownIn('pages'), schema: pageSchema.transform(typeset) }),
  articles: defineCollection({
    loader: markdownIn('articles'),
    schema: articleSchema.transform(typeset),
  }),
  towns: defineCollection({
    loader: glob({ base: '../content/towns', pattern: '*.yaml' }),
    schema: townSchema.transform(typeset),
  }),
  cases: defineCollection({
    loader: glob({ base: '../content/cases', pattern: '*.yaml' }),
    schema: caseSchema.transform(typeset),
  }),
  claims: defineCollection({
    loader: file('../content/claims.yaml'),
    schema: claimSchema.transform(typeset),
  }),
};
