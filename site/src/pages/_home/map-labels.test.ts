import { expect, test } from 'vitest';
import { labelSides } from './map-labels.ts';

const dot = (name: string, x: number, y: number) => ({ name, x, y });

test('a name stands at the right of its dot where there is room', () => {
  expect(labelSides([dot('Rhoon', 100, 50), dot('Dordrecht', 100, 90)], [], 300)).toEqual([
    'right',
    'right',
  ]);
});

test('a name that would lie over another dot or beyond the edge goes to the left', () => {
  expect(labelSides([dot('Rhoon', 100, 50), dot('Hoogvliet', 130, 52)], [], 300)).toEqual([
    'left',
    'right',
  ]);
  expect(labelSides([dot('Sliedrecht', 280, 50)], [], 300)).toEqual(['left']);
});

test('a name without room on either side is left out', () => {
  const around = { left: 0, right: 300, y: 50 };
  expect(labelSides([dot('Rhoon', 150, 54), dot('Dordrecht', 150, 90)], [around], 300)).toEqual([
    undefined,
    'right',
  ]);
});
