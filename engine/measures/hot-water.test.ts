import { expect, it } from 'vitest';
import { CHOICES, type DwellingAnswers, figures2026, makeReport } from '../index.ts';
import { packageFor } from '../plan/package-for.ts';

const TODAY = '2026-11-20';
const house: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1985, residents: 4 };

it('a solar boiler is refused on a roof of which the sunniest side is the north, and on no other', () => {
  for (const roofOrientation of CHOICES.roofOrientation) {
    const answers = { ...house, roofOrientation };
    const { measures, leftOut } = packageFor(answers, ['zonneboiler'], figures2026, TODAY);
    if (roofOrientation === 'noord') {
      expect(leftOut).toEqual([{ id: 'zonneboiler', reason: { code: 'dak-noord' } }]);
    } else expect(measures.map(({ id }) => id)).toEqual(['zonneboiler']);
  }
});

it('and then stands neither in the plan nor beside it', () => {
  for (const residents of [1, 3, 6]) {
    const answers = { ...house, residents, roofOrientation: 'noord' } as const;
    const { plan, considered, leftOut } = makeReport(answers, figures2026, TODAY);
    expect([...plan, ...considered].map(({ id }) => id)).not.toContain('zonneboiler');
    expect(leftOut.map(({ id }) => id)).toContain('zonneboiler');
  }
});

it('a flat roof has no north: what was said of it before it was called flat is not used', () => {
  const answers = { ...house, roofOrientation: 'noord', roofType: 'plat' } as const;
  const { measures, leftOut } = packageFor(answers, ['zonneboiler'], figures2026, TODAY);
  expect(leftOut).toEqual([]);
  expect(measures.map(({ id }) => id)).toEqual(['zonneboiler']);
});

it('says first that hot water needs no collector, whichever way the roof faces', () => {
  const answers = { ...house, roofOrientation: 'noord', hotWater: 'zonneboiler' } as const;
  const { leftOut } = packageFor(answers, ['zonneboiler'], figures2026, TODAY);
  expect(leftOut[0]?.reason.code).toBe('al-warm-water');
});
