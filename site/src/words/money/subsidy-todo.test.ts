import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { stepsByOwner } from '../plan/steps-by-owner.ts';
import { helpWithoutPlan, payWords, subsidiesToAskFor } from './subsidy-todo.ts';

const reportOf = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

test.each(WONINGTYPEN)('a %s is told of each grant in its plan, and of no other', (woningtype) => {
  for (const bouwjaar of [1920, 1965, 1985, 2005, 2023]) {
    for (const monthlyCostEur of [90, 200, 380]) {
      const report = reportOf({ woningtype, bouwjaar, monthlyCostEur });
      const { own, shared } = stepsByOwner(report);
      const { title, texts } = subsidiesToAskFor(report);
      const words = texts.join(' ');
      const granted = own.some(({ subsidyCents }) => subsidyCents && subsidyCents.mid > 0);
      expect(/^ISDE: /.test(words)).toBe(granted);
      expect(words.includes('SVVE, voor')).toBe(shared.length > 0);
      expect(title).toBe(
        granted || shared.length > 0 ? 'Subsidie aanvragen' : 'Hulp van uw gemeente',
      );
      // The sum is that of the plan, so nobody else may have a part in it.
      for (const { subsidyCents } of shared) expect(subsidyCents?.mid ?? 0).toBe(0);
    }
  }
});

test('nothing is said to be taken off where nothing is, and of an association that it is not known', () => {
  const report = reportOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
  expect(payWords(report)).toBe('Bedragen na aftrek van subsidie, voor het hele plan.');
  const plan = report.plan.map((step) => ({
    ...step,
    subsidyCents: null,
    reasons: [{ code: 'svve-via-vve' as const }],
  }));
  const words = payWords({ ...report, plan });
  expect(words).toMatch(/^In dit rapport is de subsidie voor de VvE/);
  // "Er nog niet af" is read as: the scheme is not there yet.
  expect(words).toContain('nog niet van de kosten afgetrokken');
});

test('of a flat the amounts are those of the own steps, and the VvE is told where it borrows', () => {
  const flat = reportOf({ woningtype: 'appartement', bouwjaar: 1965, flatPosition: 'dak-hoek' });
  expect(payWords(flat)).toMatch(
    /^Bedragen na aftrek van subsidie, voor de stappen die u zelf betaalt\. .* De VvE kan .* lenen bij het Warmtefonds, onder eigen voorwaarden\.$/,
  );
  const house = reportOf({ woningtype: 'hoekwoning', bouwjaar: 1974 });
  expect(payWords(house)).not.toContain('VvE');
});

test('only who may have a poor label is sent to the town for its help', () => {
  const wordsOf = (answers: DwellingAnswers) =>
    subsidiesToAskFor(reportOf(answers)).texts.at(-1) ?? '';
  expect(wordsOf({ woningtype: 'tussenwoning', bouwjaar: 1965 })).toMatch(/^Veel gemeenten helpen/);
  expect(wordsOf({ woningtype: 'tussenwoning', bouwjaar: 2021 })).toContain('waarschijnlijk beter');
});

test('with each grant stands who pays it, how much, and by when to ask', () => {
  const house: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1974 };
  const { texts } = subsidiesToAskFor(makeReport(house, figures2026, '2026-08-20'));
  expect(texts[0]).toMatch(
    /^ISDE: €\s[\d.]+ tot €\s[\d.]+ bij elkaar, als u zelf in het huis woont\. Dit geldt voor: spouwmuur isoleren, .* en .*\. Verhuurt u het huis, dan gelden andere regels\.$/,
  );
  expect(texts[0]).not.toContain('zonnepanelen');
  expect(texts[1]).toContain('bij RVO als het werk klaar is, uiterlijk 24 maanden daarna');
  expect(texts[2]).toContain('binnen 24 maanden na de eerste');
  expect(texts[3]).toContain('bedragen van 2026, geldig tot en met 31 december 2026');
  expect(texts[4]).toContain('uw gemeente');
});

test('a house of D to G without a plan keeps the help of its town and a loan, and no other has it there', () => {
  const small = { woningtype: 'tussenwoning', bouwjaar: 1934, floorAreaM2: 68 } as const;
  const poor = reportOf({ ...small, monthlyCostEur: 90, residents: 1, wallType: 'massief' });
  expect(poor.plan).toEqual([]);
  expect(helpWithoutPlan(poor)?.title).toBe('Hulp van uw gemeente');
  const words = helpWithoutPlan(poor)?.texts.join(' ');
  expect(words).toMatch(/^Veel gemeenten helpen/);
  expect(words).toContain('Nationaal Warmtefonds');
  const good = reportOf({ woningtype: 'tussenwoning', bouwjaar: 2018, monthlyCostEur: 60 });
  expect(helpWithoutPlan({ ...good, plan: [] })).toBeNull();
  expect(helpWithoutPlan(reportOf({ woningtype: 'hoekwoning', bouwjaar: 1974 }))).toBeNull();
});

test('a registered label goes before our estimate in what a town helps with', () => {
  const label = (labelClass: string) => ({ label: { labelClass, validUntil: '2031-03-01' } });
  const young = reportOf({ woningtype: 'tussenwoning', bouwjaar: 2021 });
  const helped = subsidiesToAskFor(young, label('G')).texts.at(-1);
  expect(helped).toMatch(/^Veel gemeenten helpen/);
  const old = reportOf({ woningtype: 'tussenwoning', bouwjaar: 1965 });
  expect(subsidiesToAskFor(old, label('A')).texts.at(-1)).toContain('waarschijnlijk beter');
  expect(helpWithoutPlan({ ...young, plan: [] }, label('G'))).not.toBeNull();
  expect(helpWithoutPlan({ ...old, plan: [] }, label('A'))).toBeNull();
});
