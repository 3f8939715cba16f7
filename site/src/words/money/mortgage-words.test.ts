import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { mortgageWords } from './mortgage-words.ts';

const wordsOn = (today: string) => {
  const { text, conditions } = mortgageWords(
    makeReport({ woningtype: 'hoekwoning', bouwjaar: 1972 }, figures2026, today),
  );
  return [text, ...conditions].join(' ');
};

test('the room in a mortgage is told as a rule of now while its year lasts, and as one of then after it', () => {
  const before = wordsOn('2026-12-31');
  expect(before).toMatch(/mag u dit extra lenen/);
  expect(before).toContain('Regels van 2026, geldig tot en met 31 december 2026.');
  const after = wordsOn('2027-01-01');
  expect(after).toMatch(/mocht u in 2026 dit extra lenen/);
  expect(after).not.toMatch(/geldig tot en met|\bmag u\b/);
  expect(after).toContain('Vraag uw bank welke regels nu gelden.');
});

test('where a label is registered the room is that of the label, which the bank goes by', () => {
  const report = makeReport(
    { woningtype: 'hoekwoning', bouwjaar: 1972 },
    figures2026,
    '2026-11-20',
  );
  const estimated = mortgageWords(report);
  expect(estimated.roomCents).toBe(report.financing.mortgageRoomCents);
  expect(estimated.text).toContain('Wij gaan uit van de geschatte klasse.');
  const of = (labelClass: string) =>
    mortgageWords(report, { label: { labelClass, validUntil: '2031-03-01' } });
  expect(of('G')).toMatchObject({ roomCents: 2_000_000 });
  expect(of('G').text).toMatch(
    /^Bij energielabel G mag u .* Dit label van uw huis is geregistreerd\./,
  );
  expect(of('A++++').roomCents).toBe(0);
});
