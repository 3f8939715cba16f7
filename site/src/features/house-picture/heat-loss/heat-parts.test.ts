import { WONINGTYPEN } from '@sens/contract';
import { expect, test } from 'vitest';
import { CORNERS } from './corners.ts';
import { loadHouseParts, NAMED_PARTS, SEEN_PARTS } from './heat-parts.ts';
import { heatStep } from './heat-tint.ts';

type Place = readonly [x: number, y: number];

/** The outlines of a path, each as the places it goes through, in pixels of the picture. */
function outlines(path: string): Place[][] {
  return [...path.matchAll(/M(\d+) (\d+)l([^z]*)z/g)].map(([, x, y, steps = '']) => {
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    const at: [number, number] = [Number(x), Number(y)];
    const all: Place[] = [[...at]];
    for (let index = 0; index < numbers.length; index += 2) {
      at[0] += numbers[index] ?? Number.NaN;
      at[1] += numbers[index + 1] ?? Number.NaN;
      all.push([...at]);
    }
    return all;
  });
}

/** Whether a place is inside what outlines fill by the even-odd rule. */
function isFilled([x, y]: Place, lines: Place[][]): boolean {
  const crossings = lines.flatMap((line) =>
    line.filter(([ax, ay], index) => {
      const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return crossings.length % 2 === 1;
}

/** Whether the lines from a to b and from c to d cross. */
function cross([a, b]: [Place, Place], [c, d]: [Place, Place]): boolean {
  const side = (p: Place, q: Place, r: Place) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const isWithin = (lines: Place[][], [width, height]: Place) =>
  lines.flat().every(([x, y]) => x > 0 && x < width && y > 0 && y < height);

test.each(WONINGTYPEN)('a %s opened shows every part that it has in life', async (type) => {
  const { size, parts } = (await loadHouseParts(type)).cutaway;
  // The front door of a flat is inside its building.
  const seen = SEEN_PARTS.filter((part) => part !== 'door' || type !== 'appartement');
  expect(Object.keys(parts).sort()).toEqual([...seen].sort());
  for (const part of seen) {
    const lines = outlines(parts[part] ?? '');
    expect(lines.flat().length, part).toBeGreaterThan(3);
    expect(isWithin(lines, size), part).toBe(true);
  }
});

test.each(WONINGTYPEN)('the words about a %s point to what they name', async (type) => {
  const { parts, middles } = (await loadHouseParts(type)).cutaway;
  for (const part of NAMED_PARTS) {
    expect(isFilled(middles[part], outlines(parts[part])), part).toBe(true);
  }
});

test.each(WONINGTYPEN)(
  'the words about a %s stand in four corners, and no two of their lines cross',
  async (type) => {
    const { size, middles, corners } = (await loadHouseParts(type)).cutaway;
    expect(new Set(NAMED_PARTS.map((part) => corners[part])).size).toBe(4);
    const lines = NAMED_PARTS.map((part): [Place, Place] => {
      const { x, y } = CORNERS[corners[part]];
      return [[x * size[0], y * size[1]], middles[part]];
    });
    const crossing = lines.filter((line, at) =>
      lines.slice(at + 1).some((other) => cross(line, other)),
    );
    expect(crossing).toEqual([]);
  },
);

test.each(WONINGTYPEN)('a %s has a place for the colour of all that is insulated', async (type) => {
  const { size, parts } = (await loadHouseParts(type)).outside;
  for (const part of ['roof', 'wall', 'floor'] as const) {
    const lines = outlines(parts[part]);
    expect(lines.flat().length, part).toBeGreaterThan(3);
    expect(isWithin(lines, size), part).toBe(true);
  }
});

test.each(WONINGTYPEN)('the paths of a %s are small enough to send along', async (type) => {
  const { outside, cutaway } = await loadHouseParts(type);
  const paths = [...Object.values(outside.parts), ...Object.values(cutaway.parts)];
  expect(paths.join('').length).toBeLessThan(2500);
});

test('what loses more has a colour further along the scale', () => {
  expect([0, 0.05, 0.12, 0.17, 0.25, 0.6].map(heatStep)).toEqual([0, 1, 2, 3, 4, 5]);
});
