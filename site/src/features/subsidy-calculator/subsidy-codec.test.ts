import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';
import {
  type ChoiceDetail,
  choicesOf,
  DATE_DETAILS,
  FLAG_DETAILS,
  MEASURE_KEYS,
  type MeasureDetails,
  type MeasureKey,
  NUMBER_DETAILS,
  type NumberDetail,
} from './measures.ts';
import { HOME_FLAGS, HOME_LABELS, isReported, OWNERS, type SubsidyState } from './state.ts';
import { allDetailsOf, subsidyCodec } from './subsidy-codec.ts';

const decode = (query: string) => subsidyCodec.decode(new URLSearchParams(query));

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function anyDetail(key: MeasureKey, detail: ReturnType<typeof allDetailsOf>[number]) {
  if (detail in FLAG_DETAILS) return fc.constant(true);
  if (detail in DATE_DETAILS) return anyDay;
  if (!(detail in NUMBER_DETAILS))
    return fc.constantFrom(...choicesOf(key, detail as ChoiceDetail));
  const { min, max } = boundsOf(key, detail as NumberDetail);
  return fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
}

const anyDetails = (key: MeasureKey) =>
  fc.record(
    Object.fromEntries(allDetailsOf(key).map((detail) => [detail, anyDetail(key, detail)])),
    { requiredKeys: [] },
  );

const anyState = fc.subarray([...MEASURE_KEYS]).chain((chosen) =>
  fc
    .record({
      woningtype: fc.constantFrom('tussenwoning', 'appartement'),
      bouwjaar: fc.option(fc.integer({ min: 1600, max: 2025 }), { nil: undefined }),
      owner: fc.constantFrom(...OWNERS),
      flags: fc.subarray(Object.keys(HOME_FLAGS)),
      label: fc.option(fc.constantFrom(...HOME_LABELS), { nil: undefined }),
      details: fc.tuple(...chosen.map(anyDetails)),
    })
    .map(({ woningtype, bouwjaar, owner, flags, label, details }) => ({
      answers: bouwjaar === undefined ? { woningtype } : { woningtype, bouwjaar },
      owner,
      flags: Object.fromEntries(flags.map((flag) => [flag, true])),
      ...(label === undefined ? {} : { label }),
      chosen,
      details: Object.fromEntries(
        chosen
          .map((key, index) => [key, details[index]])
          .filter(([, one]) => Object.keys(one ?? {}).length > 0),
      ),
      reported: Object.fromEntries(
        chosen.flatMap((key, index) => {
          const { m2 } = (details[index] ?? {}) as MeasureDetails;
          return m2 === undefined ? [] : [[key, m2]];
        }),
      ),
    })),
) as unknown as fc.Arbitrary<SubsidyState>;

describe('the calculator’s address', () => {
  it('gives back every state as it went', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { state: found, notes } = decode(subsidyCodec.encode(state).toString());
        expect(found).toEqual(state);
        expect(notes).toEqual([]);
      }),
    );
  });

  it('is short Dutch words, and says nothing that was not said', () => {
    const { state } = decode('doe=dak,warmtepomp&dak-m2=60');
    expect(subsidyCodec.encode(state).toString()).toBe(
      'woningtype=tussenwoning&doe=dak&doe=warmtepomp&dak-m2=60',
    );
  });

  it('reads anything without failing, and what it reads is a state', () => {
    const keys = [
      'doe',
      'rol',
      'dak-m2',
      'dak-klaar',
      'warmtepomp-kw',
      'label',
      'monument',
      'woningtype',
      'rapport',
    ];
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom(...MEASURE_KEYS, 'NaN', '-5', '1e9', '0', 'dak-1'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), values)), (pairs) => {
        const { state } = subsidyCodec.decode(new URLSearchParams(pairs));
        expect(decode(subsidyCodec.encode(state).toString()).state).toEqual(state);
      }),
    );
  });

  it('keeps what a report takes a size to be while it is that, and no mark that is none', () => {
    const { state, notes } = decode(
      'doe=dak,deur-nieuw&dak-m2=60&deur-nieuw-m2=4,5&rapport=dak-61&rapport=deur-nieuw-4,5&rapport=raam-3&rapport=dak-x&rapport=dak',
    );
    expect(notes).toEqual([]);
    expect(isReported('dak', state)).toBe(false);
    expect(isReported('deur-nieuw', state)).toBe(true);
    expect(subsidyCodec.encode(state).getAll('rapport')).toEqual(['deur-nieuw-4,5']);
  });

  it('counts a number out of bounds as the nearest one, and tells', () => {
    const { state, notes } = decode(
      'doe=dak,vloer,zonneboiler&dak-m2=9999&vloer-m2=-5&zonneboiler-m2=0',
    );
    expect(state.details).toEqual({ dak: { m2: 1000 }, vloer: { m2: 1 }, zonneboiler: { m2: 1 } });
    expect(notes.map(({ target }) => target)).toEqual([
      'vraag-dak-m2',
      'vraag-vloer-m2',
      'vraag-zonneboiler-m2',
    ]);
    expect(notes[0]?.text).toBe(
      'Dak: "9999" kunnen wij niet gebruiken. Kies een oppervlakte van 1 tot 1.000\u00a0m². De ISDE telt hoogstens 200\u00a0m² mee.',
    );
  });

  it('keeps an area as it was typed, and tells of digits that no invoice has', () => {
    const kept = decode('doe=spouw&spouw-m2=12,345');
    expect(kept.state.details).toEqual({ spouw: { m2: 12.345 } });
    expect(kept.notes).toEqual([]);
    const { state, notes } = decode('doe=spouw&spouw-m2=12,34567');
    expect(state.details).toEqual({ spouw: { m2: 12.346 } });
    expect(notes).toEqual([
      {
        text: 'Spouwmuur: u vulde 12,34567 in. Wij ronden dat af op 12,346\u00a0m².',
        target: 'vraag-spouw-m2',
      },
    ]);
  });

  it('drops what is no answer, and tells', () => {
    const { state, notes } = decode(
      'doe=dak,raam&dak-m2=veel&dak-klaar=31-12-2025&rol=koning&label=Z',
    );
    expect(state).toEqual({
      answers: { woningtype: 'tussenwoning' },
      owner: 'eigenaar',
      flags: {},
      chosen: ['dak'],
      details: {},
      reported: {},
    });
    expect(notes).toHaveLength(5);
    for (const { text } of notes) expect(text).toMatch(/^[A-Z"].*\.$/);
  });

  it('understands a + that arrives as a space, and Dutch numbers', () => {
    const { state } = decode('doe=warmtepomp&warmtepomp-label=A+++&warmtepomp-kw=4,5&label=a++');
    expect(state.details.warmtepomp).toEqual({ label: 'A+++', kw: 4.5 });
    expect(state.label).toBe('A++');
  });
});
