import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { goodWords } from './good-words.ts';
import { planWords } from './plan-words.ts';
import { vveAgenda } from './vve-words.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

test('a house without a plan gets no words of one, and no work in week 3', () => {
  const none = report({ woningtype: 'tussenwoning', bouwjaar: 2005, monthlyCostEur: 60 });
  expect(none.plan).toEqual([]);
  expect(JSON.stringify(planWords(none))).not.toMatch(/[Pp]lan\b|Week 3|Uitvoering/);
  const some = planWords(report({ woningtype: 'tussenwoning', bouwjaar: 1970 }));
  expect(some.title).toBe('Uw plan, in deze volgorde');
  expect(some.timeline.at(-1)?.title).toBe('Uitvoering');
});

test('the home visit looks at what a flat has, and at all of a house', () => {
  const visit = (woningtype: 'appartement' | 'hoekwoning') =>
    planWords(report({ woningtype, bouwjaar: 1962 })).timeline.find(({ isVisit }) => isVisit)?.text;
  expect(visit('hoekwoning')).toContain('dak, spouw, kruipruimte');
  expect(visit('appartement')).not.toMatch(/dak|spouw|kruipruimte/);
});

test('what would be a plan by a price from one source only is named as a maybe', () => {
  const one = report({ woningtype: 'appartement', bouwjaar: 1992, flatPosition: 'hoek' });
  expect(one.plan).toEqual([]);
  const words = planWords(one).texts.join(' ');
  expect(words).toContain(
    'Misschien loont dit wel: warmtepompboiler. Wij kennen de prijs uit maar',
  );
});

test('a flat is told what to ask its association, also where no step pays', () => {
  const flat = report({ woningtype: 'appartement', bouwjaar: 1975, residents: 1 });
  expect(flat.plan).toEqual([]);
  const agenda = vveAgenda(flat).join();
  for (const word of ['dak', 'glas', 'zonnepanelen', 'verwarmen']) expect(agenda).toContain(word);
  // Its cavity was filled when it was built; a solid wall of 1910 still is a question.
  expect(agenda).not.toContain('gevel');
  const old = report({ woningtype: 'appartement', bouwjaar: 1910, monthlyCostEur: 100 });
  expect(vveAgenda(old).join()).toContain('gevel');
});

test('but not for what it does not have or has already', () => {
  const middle = report({
    woningtype: 'appartement',
    bouwjaar: 1992,
    flatPosition: 'tussen',
    glazing: 'hr++',
    solarPanels: 4,
  });
  expect(vveAgenda(middle).join()).not.toMatch(/dak isoleren|vloer|glas|panelen/);
  expect(vveAgenda(report({ woningtype: 'tussenwoning', bouwjaar: 1975 }))).toEqual([]);
});

test('nor for a roof and floor that a new building insulated, whoever they are of', () => {
  const agenda = vveAgenda(report({ woningtype: 'appartement', bouwjaar: 2020 })).join();
  expect(agenda).not.toMatch(/dak isoleren|vloer/);
});

test('of two that go in place of each other one is named as the choice that it is', () => {
  const words = planWords(
    report({ woningtype: 'tussenwoning', bouwjaar: 1978, monthlyCostEur: 130 }),
  );
  expect(words.texts.join(' ')).toContain('dit wel: warmtepompboiler of zonneboiler.');
});

test('a plan of one step has no order, and one without insulation does not begin with it', () => {
  const one = report({ woningtype: 'tussenwoning', bouwjaar: 2020, monthlyCostEur: 130 });
  expect(one.plan).toHaveLength(1);
  expect(planWords(one)).toMatchObject({ title: 'Uw plan', texts: [] });
  const bare = report({ woningtype: 'tussenwoning', bouwjaar: 2015, monthlyCostEur: 370 });
  expect(planWords(bare).texts.join()).not.toContain('Eerst isoleren');
  const old = report({ woningtype: 'tussenwoning', bouwjaar: 1970 });
  expect(planWords(old).texts.join()).toContain('Eerst isoleren');
});

test('what is good already is named, and only that', () => {
  const good = goodWords(
    report({
      woningtype: 'tussenwoning',
      bouwjaar: 1965,
      roof: 'goed',
      glazing: 'hr++',
      wall: 'niet',
    }),
  );
  expect(good).toContain('het dak');
  expect(good).toContain('het glas');
  expect(good).not.toContain('de buitenmuur');
  expect(goodWords({ ...report({ woningtype: 'vrijstaand' }), leftOut: [], considered: [] })).toBe(
    '',
  );
});

test('a wall is called good only where it is: not where its cavity merely cannot be filled again', () => {
  const flat = { woningtype: 'appartement', bouwjaar: 1985, monthlyCostEur: 80 } as const;
  expect(report(flat).leftOut.map(({ id }) => id)).toContain('spouwmuurisolatie');
  expect(goodWords(report(flat))).not.toContain('de buitenmuur');
  expect(goodWords(report({ ...flat, wall: 'goed' }))).toContain('de buitenmuur');
});

test('panels are good only where they make as much as is bought beside them', () => {
  const electric = { heating: 'warmtepomp', cooking: 'elektrisch', solarPanels: 6 } as const;
  const words = (electricityKwhPerYear: number) =>
    goodWords(
      report({ woningtype: 'hoekwoning', bouwjaar: 1995, ...electric, electricityKwhPerYear }),
    );
  expect(words(3600)).not.toContain('de zonnepanelen');
  expect(words(1800)).toContain('de zonnepanelen');
});
