import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import {
  articleSchema,
  claimSchema,
  locationSchema,
  pageSchema,
  serviceSchema,
} from './content-schemas.ts';

const markdownIn = (folder: string) => glob({ base: `../content/${folder}`, pattern: '**/*.md' });

export const collections = {
  services: defineCollection({ loader: markdownIn('services'), schema: serviceSchema }),
  pages: defineCollection({ loader: markdownIn('pages'), schema: pageSchema }),
  articles: defineCollection({ loader: markdownIn('articles'), schema: articleSchema }),
  locations: defineCollection({
    loader: file('../content/locations.yaml'),
    schema: locationSchema,
  }),
  claims: defineCollection({ loader: file('../content/claims.yaml'), schema: claimSchema }),
};
