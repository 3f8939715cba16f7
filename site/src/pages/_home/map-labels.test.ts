import { expect, test } from 'vitest';
import { type Box, type Dot, LETTERS, labelBox, labelPlaces } from './map-labels.ts';
import { MAP_EDGES, onMap, WATER } from './region-map.ts';

const dot = (name: string, x: number, y: number): Dot => ({ name, x, y });
const edge = { left: 0, right: 300, top: 0, bottom: 300 };
const around = (water: readonly Box[] = [], taken: readonly Box[] = []) => ({
  edges: { wide: edge, phone: edge },
  taken: { wide: taken, phone: taken },
  water,
});
const anchors = (dots: readonly Dot[], surroundings = around()) =>
  labelPlaces(dots, surroundings).map((place) => place?.anchor);
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('a name stands at the right of its dot where there is room', () => {
  expect(anchors([dot('Rhoon', 100, 50), dot('Dordrecht', 100, 90)])).toEqual(['start', 'start']);
});

test('a name that would lie over another dot or beyond the edge goes to the left', () => {
  expect(anchors([dot('Rhoon', 100, 50), dot('Hoogvliet', 130, 50)])).toEqual(['end', 'start']);
  expect(anchors([dot('Sliedrecht', 280, 50)])).toEqual(['end']);
});

test('a name keeps off the water where it can, and lies on it rather than be left out', () => {
  const right = { left: 120, right: 140, top: 0, bottom: 300 };
  expect(anchors([dot('Rhoon', 100, 50)], around([right]))).toEqual(['end']);
  expect(anchors([dot('Rhoon', 100, 50)], around([edge]))).toEqual(['start']);
});

test('a name without room on any side is left out', () => {
  expect(anchors([dot('Rhoon', 150, 54)], around([], [edge]))).toEqual([undefined]);
});

test('on our map every name has room, over no other name or dot and on dry land', () => {
  const dots: Dot[] = [
    { ...dot('Rotterdam', 0, 0), ...onMap({ lat: 51.9225, lon: 4.4792 }), isLarge: true },
    { ...dot('Capelle aan den IJssel', 0, 0), ...onMap({ lat: 51.929, lon: 4.578 }) },
    { ...dot('Krimpen aan den IJssel', 0, 0), ...onMap({ lat: 51.917, lon: 4.603 }) },
    { ...dot('Sliedrecht', 0, 0), ...onMap({ lat: 51.8208, lon: 4.7761 }) },
    { ...dot('Dordrecht', 0, 0), ...onMap({ lat: 51.8133, lon: 4.6901 }), isLarge: true },
  ];
  const places = labelPlaces(dots, {
    edges: MAP_EDGES,
    taken: { wide: [], phone: [] },
    water: WATER,
  });
  const boxes = dots.map((one, index) => {
    const place = places[index];
    if (!place) throw new Error(`${one.name} has no place`);
    return labelBox(one, place, LETTERS.wide);
  });
  const wet = boxes.filter((box) => WATER.some((square) => overlap(square, box)));
  const double = boxes.filter((box, index) =>
    boxes.some((other, at) => at !== index && overlap(other, box)),
  );
  expect({ wet, double }).toEqual({ wet: [], double: [] });
});

test('with hundreds of towns the first have their names and the others are dots', () => {
  const many = Array.from({ length: 400 }, (_none, at) =>
    dot(`Plaats ${at}`, (at % 20) * 15, Math.floor(at / 20) * 15),
  );
  const places = labelPlaces([dot('Rotterdam', 100, 320), ...many], {
    ...around(),
    edges: { wide: { ...edge, bottom: 400 }, phone: edge },
  });
  expect(places).toHaveLength(401);
  expect(places[0]).toBeDefined();
  expect(places.slice(60).filter(Boolean)).toEqual([]);
});
