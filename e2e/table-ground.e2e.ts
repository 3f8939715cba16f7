import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';

/** Colours that the side of each table ends in, where they are not that of what it lies on. */
function strayGrounds(): string[] {
  const seen = (of: Element | null): string => {
    if (!of) return 'none';
    const { backgroundColor } = getComputedStyle(of);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? seen(of.parentElement) : backgroundColor;
  };
  const tables = [...document.querySelectorAll('.table-scroll')];
  if (tables.length === 0) return ['no table'];
  return tables.flatMap((table) => {
    const [cover] = /rgb\([^)]+\)/.exec(getComputedStyle(table).backgroundImage) ?? ['none'];
    const ground = seen(table.parentElement);
    return cover === ground ? [] : [`${cover} on ${ground}: ${table.getAttribute('aria-label')}`];
  });
}

test.for([
  ['/tools/roi-calculator?woningtype=hoekwoning', PHONE],
  ['/tools/roi-calculator?woningtype=hoekwoning', DESKTOP],
  ['/tools/warmtepomp-check?woningtype=hoekwoning', PHONE],
] as const)(
  'the side of a table has the colour of what it lies on: %s',
  async ([path, viewport], { open }) => {
    const page = await open(path, { viewport });
    await expect.poll(() => page.evaluate(strayGrounds)).toEqual([]);
  },
);
