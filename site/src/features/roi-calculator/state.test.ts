import {
  toolFigures2026 as figures,
  MEASURE_IDS,
  paybackDetails,
  paybackOf,
  wishedPackage,
} from '@sens/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AMOUNTS } from './amounts.ts';
import { roiCodec } from './roi-codec.ts';
import { wishOf } from './state.ts';

const TODAY = '2026-11-20';

it('asks the engine in its own units for what the address says in percents and cents', () => {
  const query =
    'eigen-gebruik=50&teruglevering=-2&prijspad=dalend&betalen=eigen&rente=4,5&opslag=6';
  expect(wishOf(roiCodec.decode(new URLSearchParams(query)).state)).toMatchObject({
    ownUseShare: 0.5,
    feedInEurPerKwh: -0.02,
    path: 'low',
    loan: 'eigen',
    loanRatePct: 4.5,
    batteryKwh: 6,
  });
});

const finite = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(finite);

it('no choice, offer or assumption gives a figure that is none', () => {
  const any = fc.record({
    doe: fc.subarray([...MEASURE_IDS]).map((list) => list.join(',')),
    woningtype: fc.constantFrom('tussenwoning', 'vrijstaand', 'appartement'),
    bouwjaar: fc.integer({ min: 1600, max: 2026 }).map(String),
    verwarming: fc.constantFrom('', 'hybride', 'warmtepomp', 'warmtenet'),
    panelen: fc.constantFrom('', '8'),
    betalen: fc.constantFrom('geen', 'warmtefonds', 'eigen'),
    prijspad: fc.constantFrom('dalend', 'gelijk', 'stijgend'),
    'prijs-thuisbatterij': fc.constantFrom('', '10', '250000'),
    ...Object.fromEntries(
      Object.entries(AMOUNTS).map(([key, { min, max }]) => [
        key,
        fc.constantFrom('', String(min), String(max), '-1', '0', 'x'),
      ]),
    ),
  });
  fc.assert(
    fc.property(any, (query) => {
      const { state } = roiCodec.decode(new URLSearchParams(query as Record<string, string>));
      const { answers, chosen, prices, amounts } = state;
      const known = { offered: Object.keys(prices), hasBatterySize: amounts.opslag !== undefined };
      const wished = wishedPackage({ answers, chosen, ...known }, TODAY, figures);
      const wish = wishOf(state);
      const payback = paybackOf(wish, wished, TODAY, figures);
      const details = paybackDetails(wish, payback, TODAY, figures);
      expect(finite(payback.flow) && finite(details.perMeasure)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
