import { expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';
import { allFigures } from './citations.ts';
import { isdeDemands2026 } from './isde-demands-2026.ts';
import { toolFigures2026 } from './tool-figures.ts';

const all = allFigures({ toolFigures2026, isdeDemands2026 });

it.each(all.map((figure) => [figure.id, figure] as const))(
  '%s has a label, a date and a source',
  (_, figure) => {
    expect(figure.label).not.toBe('');
    expect(figure.date).toMatch(/^20\d\d/);
    for (const id of figure.sources) expect(toolFigures2026.sources[id].publisher).not.toBe('');
  },
);

it('has each fact once', () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toStrictEqual([]);
});

it('has every source in use', () => {
  const used = new Set(all.flatMap(({ sources }) => [...sources]));
  const idle = Object.keys(toolFigures2026.sources).filter((id) => !used.has(id as never));
  expect(idle).toStrictEqual([]);
});

it('takes every grant from an official figure', () => {
  const grants = allFigures(toolFigures2026).filter(({ id }) => id.startsWith('isde.'));
  expect(grants.length).toBeGreaterThan(10);
  expect(grants.every(({ confidence }) => confidence === 'A' || confidence === 'B')).toBe(true);
});

it('says for every assumption how it was derived', () => {
  for (const { reason } of Object.values(assumptions)) expect(reason.length).toBeGreaterThan(8);
});
