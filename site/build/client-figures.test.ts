import {
  heatPumpCheck,
  isdeMeasureIds,
  labelWhatIf,
  makeReport,
  packageFor,
  type SubsidyMeasure,
  subsidyFor,
  toolFigures2026,
} from '@sens/engine';
import { citations2026 } from '@sens/engine/citations';
import { personas } from '@sens/engine/personas';
import { expect, it } from 'vitest';
import { literal, withoutWords } from './client-figures.ts';

const slim = withoutWords(toolFigures2026) as typeof toolFigures2026;

it('the figures without their words give the same reports', () => {
  for (const { answers } of personas) {
    expect(makeReport(answers, slim, '2026-11-20')).toStrictEqual(
      makeReport(answers, toolFigures2026, '2026-11-20'),
    );
  }
});

it('and the same outcomes of the tools', () => {
  const day = '2026-11-20';
  const both = <Outcome>(run: (figures: typeof toolFigures2026) => Outcome) =>
    expect(run(slim)).toStrictEqual(run(toolFigures2026));
  for (const { answers } of personas) {
    both((figures) => heatPumpCheck(answers, figures, day));
    both((figures) => packageFor(answers, undefined, figures, day));
    both((figures) => labelWhatIf(answers, ['dakisolatie'], figures, day));
  }
  const home = { ownerOccupied: true, mainResidence: true, label: 'D' as const };
  const size = { areaM2: 40, powerKw: 6, collectorM2: 4, kind: 'bodem-water', gasRemoved: true };
  const measures = isdeMeasureIds.map((id) => ({ id, ...size }) as unknown as SubsidyMeasure);
  for (const other of [{}, { isVve: true }, { ownerOccupied: false }, { monument: true }]) {
    both((figures) => subsidyFor({ home: { ...home, ...other }, measures }, figures, day));
  }
});

it('hold no label, source or derivation', () => {
  const text = literal(slim);
  expect(text).not.toContain('https://');
  for (const { label } of citations2026) expect(text).not.toContain(label);
});

it('come out of their code as they went in', () => {
  expect(new Function(`return ${literal(slim)}`)()).toStrictEqual(slim);
});

it('anything but data is refused', () => {
  expect(() => literal({ rate: () => 1 })).toThrow();
  expect(() => literal([Number.NaN])).toThrow();
});
