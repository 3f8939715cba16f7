import { expect, test } from 'vitest';
import { pageSource } from './sources.ts';

test.each([
  ['/', 'homepage'],
  ['/isolatie', 'isolatie'],
  ['/isolatie-hoogvliet-rotterdam', 'isolatie'],
  ['/advies-dordrecht', 'advies'],
  ['/verduurzamingsrapportage', 'verduurzamingsrapportage'],
  ['/tools/roi-calculator', 'tool:roi-calculator'],
  ['/tools', 'tools'],
  ['/contact', 'contact'],
  ['/meer-informatie', 'meer-informatie'],
  ['/kozijnen-materiaaladvies', 'kozijnen-materiaaladvies'],
  ['/persoonlijk-advies-aan-huis', 'persoonlijk-advies-aan-huis'],
])('a form on %s has the source %s', (path, source) => {
  expect(pageSource(path)).toBe(source);
});
