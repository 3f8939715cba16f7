import { WONINGTYPEN } from '@sens/contract';
import { expect, test } from 'vitest';
import { loadHeatParts, NAMED_PARTS } from './heat-parts.ts';
import { heatStep } from './heat-tint.ts';

/** Everything a path goes through, in pixels of the picture. */
function places(path: string): [number, number][] {
  return [...path.matchAll(/M(\d+) (\d+)l([^z]*)z/g)].flatMap(([, x, y, steps = '']) => {
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    const at: [number, number] = [Number(x), Number(y)];
    const all: [number, number][] = [[...at]];
    for (let index = 0; index < numbers.length; index += 2) {
      at[0] += numbers[index] ?? Number.NaN;
      at[1] += numbers[index + 1] ?? Number.NaN;
      all.push([...at]);
    }
    return all;
  });
}

const isInside = (values: number[], low: number, high: number) =>
  values.every((value) => value > low && value < high);

test.each(WONINGTYPEN)('every part of a %s has its place in the picture', async (type) => {
  const { size, parts, middles } = await loadHeatParts(type);
  for (const part of NAMED_PARTS) {
    const outline = places(parts[part]);
    expect(outline.length, part).toBeGreaterThan(3);
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    expect(isInside(xs, 0, size[0]), part).toBe(true);
    expect(isInside(ys, 0, size[1]), part).toBe(true);
    const [x, y] = middles[part];
    expect(isInside([x], Math.min(...xs), Math.max(...xs)), part).toBe(true);
    expect(isInside([y], Math.min(...ys), Math.max(...ys)), part).toBe(true);
  }
});

test.each(WONINGTYPEN)('the words about a %s stand in four corners', async (type) => {
  const { corners } = await loadHeatParts(type);
  expect(new Set(NAMED_PARTS.map((part) => corners[part])).size).toBe(4);
});

test.each(WONINGTYPEN)('the paths of a %s are small enough to send along', async (type) => {
  const { parts } = await loadHeatParts(type);
  expect(Object.values(parts).join('').length).toBeLessThan(1500);
});

test('what loses more has a colour further along the scale', () => {
  expect([0, 0.05, 0.12, 0.17, 0.25, 0.6].map(heatStep)).toEqual([0, 1, 2, 3, 4, 5]);
});
