import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import {
  articleSchema,
  claimSchema,
  locationSchema,
  pageSchema,
  serviceSchema,
} from './content-schemas.ts';
import { typeset } from './lib/typeset.ts';

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
  locations: defineCollection({
    loader: file('../content/locations.yaml'),
    schema: locationSchema.transform(typeset),
  }),
  claims: defineCollection({
    loader: file('../content/claims.yaml'),
    schema: claimSchema.transform(typeset),
  }),
};
