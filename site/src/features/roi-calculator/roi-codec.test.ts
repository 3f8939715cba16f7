import { LOANS, MEASURE_IDS } from '@sens/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { CHOSEN_KEY } from '#features/tool/tools.ts';
import { AMOUNTS, type AmountKey, PRICE_BOUNDS, priceKey } from './amounts.ts';
import { ADVISED_KEY, roiCodec } from './roi-codec.ts';
import { PATH_WORDS, type PathWord, type RoiState } from './state.ts';

const decode = (query: string) => roiCodec.decode(new URLSearchParams(query));

const amountOf = ({ min, max, decimals }: { min: number; max: number; decimals: number }) => {
  const size = 10 ** decimals;
  return fc
    .integer({ min: Math.round(min * size), max: Math.round(max * size) })
    .map((whole) => whole / size);
};

const anyState = fc.record({
  answers: fc.constant({ woningtype: 'hoekwoning', bouwjaar: 1972 } as const),
  chosen: fc.option(fc.subarray([...MEASURE_IDS]), { nil: undefined }),
  prices: fc.record(Object.fromEntries(MEASURE_IDS.map((id) => [id, amountOf(PRICE_BOUNDS)])), {
    requiredKeys: [],
  }),
  amounts: fc.record(
    Object.fromEntries(Object.entries(AMOUNTS).map(([key, bounds]) => [key, amountOf(bounds)])),
    { requiredKeys: [] },
  ),
  path: fc.constantFrom(...(Object.keys(PATH_WORDS) as PathWord[])),
  loan: fc.constantFrom(...LOANS),
}) as unknown as fc.Arbitrary<RoiState>;

describe('the state in the address', () => {
  it('comes back as it went, whatever was filled in', () => {
    fc.assert(
      fc.property(anyState, ({ chosen, ...rest }) => {
        const state = chosen === undefined ? rest : { ...rest, chosen };
        const { state: found, notes } = roiCodec.decode(roiCodec.encode(state));
        expect(found).toEqual(state);
        expect(notes).toEqual([]);
      }),
    );
  });

  it('is short and Dutch, and says nothing of what was not touched', () => {
    const { state } = decode('woningtype=hoekwoning');
    expect(roiCodec.encode(state).toString()).toBe('woningtype=hoekwoning');
    expect(
      roiCodec
        .encode({
          ...state,
          chosen: ['dakisolatie', 'zonnepanelen'],
          prices: { zonnepanelen: 4200 },
          amounts: { gasprijs: 1.379 },
          path: 'stijgend',
        })
        .toString(),
    ).toBe(
      'woningtype=hoekwoning&doe=dakisolatie%2Czonnepanelen&prijs-zonnepanelen=4200&gasprijs=1%2C379&prijspad=stijgend',
    );
  });

  it('uses no name twice', () => {
    const own = [...Object.keys(AMOUNTS), ...MEASURE_IDS.map(priceKey), 'prijspad', 'betalen'];
    const all = [...own, CHOSEN_KEY, ADVISED_KEY, ...Object.values(ADDRESS_KEYS)];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the form sent without script', () => {
  it('leaves the choice to us when the switches stand as they came', () => {
    const { state } = decode('advies=dakisolatie,zonnepanelen&doe=dakisolatie&doe=zonnepanelen');
    expect(state.chosen).toBeUndefined();
  });

  it('takes another choice over, and also no choice at all', () => {
    expect(decode('advies=dakisolatie,zonnepanelen&doe=dakisolatie').state.chosen).toEqual([
      'dakisolatie',
    ]);
    expect(decode('advies=dakisolatie').state.chosen).toEqual([]);
  });
});

describe('an address that somebody edited', () => {
  it.each<[string, AmountKey, number | undefined]>([
    ['termijn=400', 'termijn', 30],
    ['termijn=0', 'termijn', 10],
    ['termijn=-3', 'termijn', 10],
    ['gasprijs=abc', 'gasprijs', undefined],
    ['gasprijs=1.379', 'gasprijs', 1.379],
    ['eigen-gebruik=140', 'eigen-gebruik', 100],
    ['rente=1e9', 'rente', undefined],
  ])('%s counts as the nearest that makes sense', (query, key, used) => {
    expect(decode(query).state.amounts[key]).toBe(used);
  });

  it('tells what was adjusted, with the field it is about', () => {
    expect(decode('termijn=400').notes).toEqual([
      {
        text: 'Over hoeveel jaar wilt u rekenen? "400" kunnen wij niet gebruiken. Kies een getal van 10 tot 30\u00a0jaar. Wij rekenen met 30\u00a0jaar.',
        target: 'veld-termijn',
      },
    ]);
    expect(decode('prijs-warmtepomp=999999').notes[0]?.text).toContain(
      'Kies een getal van €\u00a010 tot €\u00a0250.000. Wij rekenen met €\u00a0250.000.',
    );
    expect(decode('doe=luchtkasteel&prijspad=omhoog').notes.map(({ text }) => text)).toEqual([
      'De maatregel "luchtkasteel" kennen wij niet. Wij rekenen zonder.',
      '"omhoog" kennen wij niet bij prijspad. Wij rekenen met "gelijk".',
    ]);
  });

  it('never fails, and settles at once', () => {
    const keys = [
      ...Object.keys(AMOUNTS),
      'doe',
      'advies',
      'prijspad',
      'betalen',
      'prijs-warmtepomp',
    ];
    const pairs = fc.array(fc.tuple(fc.constantFrom(...keys), fc.string()));
    fc.assert(
      fc.property(pairs, (query) => {
        const { state } = roiCodec.decode(new URLSearchParams(query));
        expect(roiCodec.decode(roiCodec.encode(state)).state).toEqual(state);
      }),
    );
  });
});
