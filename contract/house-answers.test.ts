import { CHOICES, type DwellingAnswers, MEASURE_IDS, NUMBERS } from '@sens/engine';
import { expect, expectTypeOf, test } from 'vitest';
import { checkHouseAnswers, givenAnswersSchema, houseAnswersSchema } from './house-answers.ts';

const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning' };

test('answers that were checked are the engine’s', () => {
  expectTypeOf(houseAnswersSchema.parse(HOUSE)).toExtend<DwellingAnswers>();
  expectTypeOf<DwellingAnswers>().toExtend<ReturnType<typeof houseAnswersSchema.parse>>();
});

test('every answer of the engine is taken as it is', () => {
  for (const [field, answers] of Object.entries(CHOICES)) {
    for (const answer of answers) {
      const answersGiven = { ...HOUSE, [field]: answer };
      expect(checkHouseAnswers(answersGiven)).toEqual({ ok: true, answers: answersGiven });
    }
  }
  for (const [field, { min, max }] of Object.entries(NUMBERS)) {
    for (const answer of [min, max]) {
      const answersGiven = { ...HOUSE, [field]: answer };
      expect(checkHouseAnswers(answersGiven)).toEqual({ ok: true, answers: answersGiven });
    }
  }
});

test('measures that are not wanted are taken by their names, and by nothing else', () => {
  const wish = { ...HOUSE, unwanted: [...MEASURE_IDS] };
  expect(checkHouseAnswers(wish)).toEqual({ ok: true, answers: wish });
  for (const unwanted of ['hr-glas', ['dak'], [7], [...MEASURE_IDS, 'hr-glas'], null, {}]) {
    expect(checkHouseAnswers({ ...HOUSE, unwanted })).toEqual({
      ok: false,
      fields: { unwanted: 'Kies een van de antwoorden' },
    });
  }
});

test('only the dwelling type must be there', () => {
  expect(checkHouseAnswers(HOUSE)).toEqual({ ok: true, answers: HOUSE });
  expect(checkHouseAnswers({ roof: 'goed' })).toEqual({
    ok: false,
    fields: { woningtype: 'Kies een van de antwoorden' },
  });
});

test.each([
  ['woningtype', 'kasteel', 'Kies een van de antwoorden'],
  ['roof', 'GOED', 'Kies een van de antwoorden'],
  ['glazing', null, 'Kies een van de antwoorden'],
  ['bouwjaar', 1500, 'Vul een heel getal in van 1600 tot en met 2100'],
  ['bouwjaar', 1970.5, 'Vul een heel getal in van 1600 tot en met 2100'],
  ['bouwjaar', '1970', 'Vul een heel getal in van 1600 tot en met 2100'],
  ['floorAreaM2', 5, 'Vul een getal in van 20 tot en met 600'],
  ['floorAreaM2', 5000, 'Vul een getal in van 20 tot en met 600'],
  ['residents', 0, 'Vul een heel getal in van 1 tot en met 8'],
  ['gasM3PerYear', Number.NaN, 'Vul een getal in van 0 tot en met 10000'],
  ['gasM3PerYear', Number.POSITIVE_INFINITY, 'Vul een getal in van 0 tot en met 10000'],
  ['email', 'jan@voorbeeld.example', 'Dit gegeven kennen wij niet'],
])('%s %s is refused with: %s', (field, answer, message) => {
  expect(checkHouseAnswers({ ...HOUSE, [field]: answer })).toEqual({
    ok: false,
    fields: { [field]: message },
  });
});

test('each wrong field has its own message', () => {
  const result = checkHouseAnswers({ ...HOUSE, residents: 99, wall: 'dik', floorAreaM2: 80 });
  expect(result).toMatchObject({ ok: false });
  expect(Object.keys(result.ok ? {} : result.fields).sort()).toEqual(['residents', 'wall']);
});

test.each([null, undefined, 'huis', 7, [], [HOUSE]])('%j is no set of answers', (input) => {
  expect(checkHouseAnswers(input)).toMatchObject({ ok: false });
});

test('a heap of unknown names is not repeated in full', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
  const result = checkHouseAnswers({ ...HOUSE, ...many });
  expect(Object.keys(result.ok ? {} : result.fields)).toHaveLength(5);
});

test('as given, a number may be any, and the rest is judged the same', () => {
  const asGiven = (answers: object) =>
    givenAnswersSchema.safeParse({ ...HOUSE, ...answers }).success;
  expect(asGiven({ bouwjaar: 1500, monthlyCostEur: 2000 })).toBe(true);
  for (const wrong of [
    { bouwjaar: '1500' },
    { roof: 'GOED' },
    { email: 'jan@voorbeeld.example' },
  ]) {
    expect(asGiven(wrong)).toBe(false);
  }
});
