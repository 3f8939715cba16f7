import { existsSync } from 'node:fs';
import { HOUSE_LAYERS, layersOf, WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, type MeasureId, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { pictureNote } from './picture-note.ts';

const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

/** The note of a house of which the plan holds just these. */
function noteOf(answers: DwellingAnswers, ids: readonly MeasureId[]): string {
  const report = reportOf(answers);
  const [some] = reportOf({ woningtype: 'vrijstaand', bouwjaar: 1960 }).plan;
  if (!some) throw new Error('a house of 1960 has a plan');
  const quantity = { value: 10, unit: 'panelen' } as const;
  return pictureNote({ ...report, plan: ids.map((id) => ({ ...some, id, quantity })) });
}

const ROW = { woningtype: 'tussenwoning', bouwjaar: 1965 } as const;
const EXAMPLE = 'De tekening is een voorbeeld van dit type huis.';
const PLACE = 'De plaats kan anders zijn.';

test('the note below the house names what this plan shows, and nothing else', () => {
  const plan = ['dakisolatie', 'hr-glas', 'hybride-warmtepomp', 'zonnepanelen'] as const;
  expect(noteOf(ROW, plan)).toBe(
    `${EXAMPLE} Van het plan ziet u zonnepanelen, een warmtepomp en nieuw glas; geel is nieuwe isolatie. ${PLACE}`,
  );
  expect(noteOf(ROW, ['zonnepanelen'])).toBe(
    `${EXAMPLE} Van het plan ziet u zonnepanelen. ${PLACE}`,
  );
  expect(noteOf(ROW, ['dakisolatie'])).toBe(
    `${EXAMPLE} Van het plan ziet u de nieuwe isolatie: die is geel.`,
  );
  expect(noteOf(ROW, ['kierdichting'])).toBe(
    `${EXAMPLE} Wat het plan verandert, is van buiten niet te zien.`,
  );
});

test('what a house has already is nothing of the plan, and what its type has no picture of is not seen', () => {
  const heated = { ...ROW, heating: 'warmtepomp', solarPanels: 6 } as const;
  expect(noteOf(heated, ['zonnepanelen', 'hr-glas'])).toBe(
    `${EXAMPLE} Van het plan ziet u meer zonnepanelen en nieuw glas. ${PLACE}`,
  );
  const flat = { woningtype: 'appartement', bouwjaar: 1930 } as const;
  const note = noteOf(flat, ['hybride-warmtepomp', 'zonnepanelen', 'spouwmuurisolatie']);
  expect(note).toBe(`${EXAMPLE} Van het plan ziet u de nieuwe isolatie: die is geel.`);
});

test('without a plan the note says that the house is shown as it is', () => {
  const note = pictureNote(reportOf({ ...ROW, bouwjaar: 1910, monthlyCostEur: 60 }));
  expect(note).toContain('zoals het nu is');
  expect(note).not.toMatch(/plan|geel/);
});

test('the layers of a type are those that were drawn', () => {
  const master = (file: string) => new URL(`../../../../art/masters/${file}`, import.meta.url);
  for (const type of WONINGTYPEN) {
    const drawn = HOUSE_LAYERS.filter((layer) =>
      existsSync(master(`dwelling-${type}-${layer}.webp`)),
    );
    expect([type, layersOf(type)]).toEqual([type, drawn]);
  }
});
