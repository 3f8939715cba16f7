import { expect, test } from 'vitest';
import { leadPrefill } from './lead-prefill.ts';

test('what was told a tool fills in the form, and goes along whole', () => {
  const answers = {
    woningtype: 'hoekwoning',
    bouwjaar: 1972,
    monthlyCostEur: 210,
    glazing: 'dubbel',
  } as const;
  expect(leadPrefill(answers)).toEqual({
    woning: JSON.stringify(answers),
    woningtype: 'hoekwoning',
    bouwjaar: '1972',
    monthlyBill: '210',
  });
});

test('a year before those of the slider goes along as it is', () => {
  expect(leadPrefill({ woningtype: 'vrijstaand', bouwjaar: 1650 })).toMatchObject({
    bouwjaar: '1650',
  });
});

test('what was not told is ticked as unknown, so that the form’s starting values do not count', () => {
  expect(leadPrefill({ woningtype: 'appartement' })).toMatchObject({
    bouwjaarOnbekend: 'ja',
    monthlyBillOnbekend: 'ja',
  });
});

test('a tool that nothing was told fills in nothing', () => {
  expect(leadPrefill({ woningtype: 'tussenwoning' }, false)).toEqual({});
});
