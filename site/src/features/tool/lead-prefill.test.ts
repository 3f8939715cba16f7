import { TOOL_NAMES, toolAddress } from '@sens/contract';
import { expect, test } from 'vitest';
import { leadPrefill, toolPrefill } from './lead-prefill.ts';

test('what was told a tool fills in the form, and goes along whole', () => {
  const answers = {
    woningtype: 'hoekwoning',
    bouwjaar: 1972,
    monthlyCostEur: 210,
    glazing: 'dubbel',
  } as const;
  expect(leadPrefill(answers)).toEqual({
    woning: expect.any(String),
    woningtype: 'hoekwoning',
    bouwjaar: '1972',
    monthlyBill: '210',
  });
  expect(JSON.parse(String(leadPrefill(answers).woning))).toEqual(answers);
});

test('the same house is the same text, in whatever order it was told', () => {
  expect(leadPrefill({ woningtype: 'hoekwoning', floorAreaM2: 112, glazing: 'enkel' }).woning).toBe(
    leadPrefill({ glazing: 'enkel', floorAreaM2: 112, woningtype: 'hoekwoning' }).woning,
  );
});

test('a year before those of the slider goes along as it is', () => {
  expect(leadPrefill({ woningtype: 'vrijstaand', bouwjaar: 1650 })).toMatchObject({
    bouwjaar: '1650',
  });
});

test('what was not told is left for the visitor to choose, and is not ticked as unknown', () => {
  const filled = leadPrefill({ woningtype: 'appartement' });
  expect(Object.keys(filled).sort()).toEqual(['woning', 'woningtype']);
});

test('a tool that nothing was told fills in nothing', () => {
  expect(leadPrefill({ woningtype: 'tussenwoning' }, false)).toEqual({});
});

test.each(TOOL_NAMES)('what was filled in at the %s goes along as its address', (name) => {
  const query = new URLSearchParams({
    'prijs-zonnepanelen': '4200',
    gasprijs: '1,379',
    x: "a b'~é",
  });
  const { rekenhulp } = toolPrefill(name, query.toString());
  expect(toolAddress.parse(rekenhulp)).toBe(`/tools/${name}?${query}`);
  expect(toolPrefill(name, '')).toEqual({});
});
