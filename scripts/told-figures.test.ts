import { join } from 'node:path';
import { type Figures, figures2026 } from '@sens/engine';
import { expect, it } from 'vitest';
import { outdatedFigures, silentFiles } from './lib/told-figures.ts';

const CONTENT = join(import.meta.dirname, '../content');

it('our texts say the amounts of the figures', () => {
  expect(outdatedFigures(CONTENT, figures2026)).toEqual([]);
  expect(silentFiles(CONTENT)).toEqual([]);
});

it('a figure that changed is told with both amounts and the files that have the old one', () => {
  const figures: Figures = structuredClone(figures2026);
  figures.heatPumps.hybridPrice.value.midEur = 6400;
  figures.isde.areaRates.spouwmuurisolatie.value.eurPerM2 = 6;
  expect(outdatedFigures(CONTENT, figures)).toEqual([
    'engine/figures: isde.areaRates.spouwmuurisolatie.value.eurPerM2 is € 6, en € 5,25 staat nog in content/assistent.yaml, content/articles/kozijnen-energielabel-subsidie.md, content/pages/veelgestelde-vragen.md: pas dat aan, en daarna het bedrag in scripts/lib/told-figures.ts',
    expect.stringMatching(
      /midEur is € 6\.400, en € 6\.200 staat nog in .*services\/warmtepompen\.md, .*prijzen\.md/,
    ),
  ]);
});

it('an amount typed with a point at its thousands is no new amount for the texts', () => {
  const figures: Figures = structuredClone(figures2026);
  figures.heatPumps.hybridPrice.value.midEur = 6.2;
  expect(outdatedFigures(CONTENT, figures)).toEqual([
    'engine/figures: heatPumps.hybridPrice.value.midEur is € 6,20, en was € 6.200; schrijf een bedrag daar zonder punt bij de duizendtallen, zoals 6200',
  ]);
});

it('a text that lost its amount is told', () => {
  expect(silentFiles(join(CONTENT, 'cases'))).toContain(
    'content/pages/prijzen.md: € 6.200 (heatPumps.hybridPrice.value.midEur) staat hier niet; zet het bedrag goed, of haal dit bestand daar weg uit scripts/lib/told-figures.ts',
  );
});
