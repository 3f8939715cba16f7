import { CHOICES, type DwellingAnswers, NUMBERS } from '@sens/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustmentWords } from './adjustment-words.ts';
import { ADDRESS_KEYS, decodeAnswers, encodeAnswers } from './answers-address.ts';

const THIS_YEAR = 2026;
const decode = (query: string) => decodeAnswers(new URLSearchParams(query), THIS_YEAR);

const anyNumber = ({ min, max, whole }: { min: number; max: number; whole: boolean }) =>
  whole
    ? fc.integer({ min, max })
    : fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);

const anyAnswers = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(CHOICES).map(([field, values]) => [field, fc.constantFrom(...values)]),
    ),
    ...Object.fromEntries(
      Object.entries(NUMBERS).map(([field, bounds]) => [
        field,
        anyNumber(field === 'bouwjaar' ? { ...bounds, max: THIS_YEAR } : bounds),
      ]),
    ),
  },
  { requiredKeys: ['woningtype' as never] },
) as unknown as fc.Arbitrary<DwellingAnswers>;

describe('answers in an address', () => {
  it('come back as they went, for any house', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { answers: found, adjustments } = decode(encodeAnswers(answers).toString());
        expect(found).toEqual(answers);
        expect(adjustments).toEqual([]);
      }),
    );
  });

  it('are short Dutch words', () => {
    const query = encodeAnswers({ woningtype: 'hoekwoning', bouwjaar: 1974, floorAreaM2: 112.5 });
    expect(query.toString()).toBe('woningtype=hoekwoning&bouwjaar=1974&m2=112.5');
  });

  it('have a key of their own for each question', () => {
    const keys = Object.values(ADDRESS_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('an address that somebody edited', () => {
  it('never fails, and always gives a house', () => {
    const pairs = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom(...Object.values(ADDRESS_KEYS)), fc.string()), fc.string()),
    );
    fc.assert(
      fc.property(pairs, (query) => {
        const { answers } = decodeAnswers(new URLSearchParams(query), THIS_YEAR);
        expect(CHOICES.woningtype).toContain(answers.woningtype);
        expect(decode(encodeAnswers(answers).toString()).answers).toEqual(answers);
      }),
    );
  });

  it('counts a number out of bounds as the nearest valid one, and tells', () => {
    const { answers, adjustments } = decode('m2=5000&bouwjaar=3000&bewoners=0');
    expect(answers).toEqual({
      woningtype: 'tussenwoning',
      floorAreaM2: 600,
      bouwjaar: THIS_YEAR,
      residents: 1,
    });
    expect(adjustments.map(({ field }) => field)).toEqual(['bouwjaar', 'floorAreaM2', 'residents']);
    expect(adjustments.map((one) => adjustmentWords(one, THIS_YEAR))[1]).toBe(
      'Hoe groot is uw huis van binnen? "5000" kunnen wij niet gebruiken. Kies een oppervlakte van 20 tot 600\u00a0m². Wij rekenen nu met 600\u00a0m².',
    );
  });

  it('rounds what has more digits than are kept, and calls it no mistake', () => {
    const { answers, adjustments } = decode('bewoners=2,5&m2=115,555');
    expect(answers).toMatchObject({ residents: 3, floorAreaM2: 115.56 });
    expect(adjustments.map((one) => adjustmentWords(one, THIS_YEAR))).toEqual([
      'Hoeveel mensen wonen er in huis? U vulde 2,5 in. Wij ronden dat af op 3\u00a0mensen.',
    ]);
  });

  it('drops what is no answer, and tells', () => {
    const { answers, adjustments } = decode('woningtype=kasteel&muur=heel+goed&m2=abc&naam=Jan');
    expect(answers).toEqual({ woningtype: 'tussenwoning' });
    expect(adjustments.map(({ given }) => given)).toEqual(['kasteel', 'abc', 'heel goed']);
    expect(adjustmentWords(adjustments[1] as never, THIS_YEAR)).toContain('"abc"');
  });

  it('understands what is typed by hand: empty fields, capitals, a plus, Dutch numbers', () => {
    expect(decode('woningtype=Vrijstaand&glas=hr++&muur=&gas=1.200&thermostaat=19,5')).toEqual({
      answers: { woningtype: 'vrijstaand', glazing: 'hr++', gasM3PerYear: 1200, thermostatC: 19.5 },
      adjustments: [],
    });
  });
});
