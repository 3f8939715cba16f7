import { type DwellingAnswers, figures2026, type MeasureId, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { leftOutWords } from './left-out-words.ts';

function wordsOf(id: MeasureId, answers: DwellingAnswers): string {
  const { leftOut, dwelling } = makeReport(answers, figures2026, '2026-11-20');
  const one = leftOut.find((ground) => ground.id === id);
  if (!one) throw new Error(`${id} is not left out`);
  return leftOutWords(one, dwelling);
}

const NEW: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 2020 };

test('what was assumed is not told as a fact, and what was told not as a guess', () => {
  expect(wordsOf('elektrisch-koken', NEW)).toBe('Wij rekenen al met elektrisch koken.');
  expect(wordsOf('elektrisch-koken', { ...NEW, cooking: 'elektrisch' })).toBe(
    'U kookt al elektrisch.',
  );
  expect(wordsOf('hr-glas', NEW)).toContain('volgens ons');
  expect(wordsOf('hr-glas', { ...NEW, glazing: 'hr++' })).toContain('volgens uw antwoord');
});

test('a wall whose cavity is filled may still lose much, so nothing is said of what more would bring', () => {
  const words = wordsOf('spouwmuurisolatie', { woningtype: 'hoekwoning', bouwjaar: 1978 });
  expect(words).toContain('bij de bouw al (deels) gevuld');
  expect(words).not.toContain('levert');
});

test('of a wall without a cavity stands who said so, whatever else is known of that wall', () => {
  const old: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1920 };
  const byAge = 'Huizen van deze leeftijd hebben meestal geen spouw.';
  const byReader = 'Uw muur heeft volgens uw antwoord geen spouw.';
  expect(wordsOf('spouwmuurisolatie', old)).toBe(byAge);
  expect(wordsOf('spouwmuurisolatie', { ...old, wall: 'niet' })).toBe(byAge);
  expect(wordsOf('spouwmuurisolatie', { ...old, wallType: 'massief' })).toBe(byReader);
  const young = { ...old, bouwjaar: 1980, wallType: 'massief' } as const;
  expect(wordsOf('spouwmuurisolatie', young)).toBe(byReader);
});

test('without a crawl space there is no ground to insulate', () => {
  const house = { woningtype: 'hoekwoning', bouwjaar: 1962, crawlSpace: 'nee' } as const;
  expect(wordsOf('bodemisolatie', house)).toBe(
    'Zonder kruipruimte is er geen bodem om te isoleren.',
  );
});
