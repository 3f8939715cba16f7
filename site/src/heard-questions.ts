import { readYaml } from './content-queries.ts';
import { heardSchema } from './content-schemas/heard.ts';
import { byDay } from './lib/by-day.ts';
import { today } from './lib/today.ts';

const files = import.meta.glob<string>('../../content/gehoord/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Questions as people ask them, from content/gehoord. Apart from the other content: a megabyte that only the
 * build reads, and no page on request.
 */
export const heardQuestions = Object.entries(files).map(([name, text]) =>
  // The names too: a heading may say one thing until a day and another from then on.
  readYaml(name.replace('../../', ''), byDay(text, today()), heardSchema),
);
