import { expect, test } from 'vitest';
import { registeredSchema, withRegistered } from './registered.ts';

test('what the visitor said goes before a register, which fills in what was not said', () => {
  const registered = { bouwjaar: 1978, floorAreaM2: 118 };
  expect(withRegistered({ woningtype: 'hoekwoning', bouwjaar: 1980 }, registered)).toEqual({
    woningtype: 'hoekwoning',
    bouwjaar: 1980,
    floorAreaM2: 118,
  });
  expect(withRegistered({ woningtype: 'hoekwoning' })).toEqual({ woningtype: 'hoekwoning' });
});

test.each(['A+++++', 'A', 'G'])('%s is a class of a label', (labelClass) => {
  const label = { labelClass, validUntil: '2031-05-03' };
  expect(registeredSchema.parse({ label })).toEqual({ label });
});

test.each(['A++++++', 'B+', 'H', '', '<b>'])('%j is none', (labelClass) => {
  expect(
    registeredSchema.safeParse({ label: { labelClass, validUntil: '2031-05-03' } }),
  ).toMatchObject({ success: false });
});
