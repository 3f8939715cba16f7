import type { Thing } from 'schema-dts';

/** Something a page adds to its graph: a service, an article, its questions, a film. */
export type PageData = Exclude<Thing, string>;
