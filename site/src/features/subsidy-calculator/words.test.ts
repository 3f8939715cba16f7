import { subsidyFor, toolFigures2026 } from '@sens/engine';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { citationsFor } from '#features/citations/citations.ts';
import { applicationSteps } from './application-steps.ts';
import { detailsUsed } from './assumed.ts';
import { assumptionWords, usedFactIds } from './assumption-words.ts';
import { calculate } from './calculate.ts';
import { CONDITION_WORDS, conditionWords, KEEP_WORDS } from './condition-words.ts';
import { DOUBLING_WORDS, GROUND_WORDS, groundWords } from './ground-words.ts';
import { MEASURE_KEYS, type MeasureKey } from './measures.ts';
import { SCHEME_WORDS, schemeWords } from './scheme-words.ts';
import { subsidyCodec } from './subsidy-codec.ts';
import { sumWords } from './sum-words.ts';

const TODAY = '2026-11-20';
const stateOf = (query: string) => subsidyCodec.decode(new URLSearchParams(query)).state;

/** The sum of one measure, without the spaces that do not break. */
function sum(query: string, key: MeasureKey): string | undefined {
  const state = stateOf(query);
  const line = calculate(state, TODAY).lines.find((one) => one.key === key)?.line;
  return line && sumWords(line, key, detailsUsed(key, state))?.replaceAll('\u00a0', ' ');
}

test.each<[string, MeasureKey, string | undefined]>([
  ['doe=dak,vloer', 'dak', '55,6 m² × € 32,50 = € 1.807'],
  ['doe=dak', 'dak', '55,6 m² × € 16,25 = € 903,50'],
  ['doe=dak,vloer&dak-bio=ja', 'dak', '55,6 m² × (€ 32,50 + € 5 biobased) = € 2.085'],
  ['doe=spouw&spouw-m2=12,34', 'spouw', '12,34 m² × € 5,25 = € 64,79, afgerond op centen'],
  ['doe=spouw&spouw-m2=12,345', 'spouw', '12,345 m² × € 5,25 = € 64,81, afgerond op centen'],
  ['doe=dak&dak-m2=500', 'dak', '200 m² × € 16,25 = € 3.250'],
  ['doe=dak&dak-m2=10', 'dak', undefined],
  ['doe=warmtepomp', 'warmtepomp', '€ 1.025 + 4 kW × € 225 + € 200 (A+++) = € 2.125'],
  ['doe=warmtepomp&warmtepomp-label=A%2B%2B', 'warmtepomp', '€ 1.025 + 4 kW × € 225 = € 1.925'],
  ['doe=warmtepomp&warmtepomp-extra=ja', 'warmtepomp', '4 kW × € 225 = € 900'],
  ['doe=ventilatie,dak', 'ventilatie', 'Vast bedrag van € 400'],
  [
    'doe=zonneboiler',
    'zonneboiler',
    'Op de lijst van RVO € 591 tot € 3.182, in het midden € 1.789',
  ],
  ['doe=zonnepanelen', 'zonnepanelen', undefined],
])('%s: the sum of %s is %s', (query, key, words) => {
  expect(sum(query, key)).toBe(words);
});

test('an area a hair below the minimum shows as what it is', () => {
  const [line] = calculate(stateOf('doe=spouw&spouw-m2=9,999'), TODAY).lines;
  const words = line?.line?.grounds.map((ground) => groundWords(ground, 'spouw')).join(' ');
  expect(words).toContain('9,999\u00a0m² is te weinig');
});

test('months, years and sizes in the words are those of the figures', () => {
  const all = MEASURE_KEYS.join();
  const state = stateOf(`doe=${all}`);
  const { result } = calculate(state, TODAY);
  const text = result.conditions.map(conditionWords).join(' ');
  const { period, glassTwice, doubling, buildDate } = toolFigures2026.isde;
  expect(text).toContain(`aan binnen ${period.value.months} maanden na de isolatie`);
  expect(text).toContain(`binnen ${glassTwice.value.withinMonths} maanden na het eerste glas`);
  expect(text).toContain(`binnen ${doubling.value.withinMonths} maanden na de eerste`);
  expect(text).toContain(`van vóór ${buildDate.value.builtBeforeYear}, of`);
  expect(text).toContain('vóór 1 juli 2018 aangevraagd');
});

describe('the words', () => {
  const odd = {
    maatregel: 'dak',
    minM2: 20,
    m2: 12,
    maanden: 24,
    uiterlijk: '2026-01-01',
    vanaf: '2025-01-01',
    vergunningVoor: '2018-07-01',
  };

  it('exist for every code, in whole sentences', () => {
    const all = [
      ...Object.values(GROUND_WORDS).map((words) => words(odd, 'dak')),
      ...Object.values(CONDITION_WORDS).map((words) => words(odd)),
      ...Object.values(KEEP_WORDS).flatMap(({ title, text }) => [`${title}.`, text]),
      ...Object.values(SCHEME_WORDS).map(({ title }) => `${title}.`),
      ...Object.values(DOUBLING_WORDS).flatMap((words) => [words(odd, 0), words(odd, 91_000)]),
    ];
    for (const text of all) expect(text).toMatch(/^[A-Z0-9].*[.?]$/s);
  });

  it('never show a missing figure, whatever was ticked', () => {
    const anyHome = fc.record({
      chosen: fc.subarray([...MEASURE_KEYS]),
      rest: fc.subarray([
        'rol=vve',
        'rol=verhuurder',
        'monument=ja',
        'tweedehuis=ja',
        'bouwjaar=2021',
        'dak-m2=500',
        'vloer-m2=3',
        'hrpp-m2=60',
        'dak-bio=ja',
        'dak-klaar=2024-05-01',
        'spouw-klaar=2025-03-01',
        'hrpp-klaar=2019-05-01',
        'warmtepomp-extra=ja',
        'warmtepomp-split=ja',
        'warmtepomp-soort=bodem-water',
        'elektrisch-koken-gasweg=ja',
        'label=C',
      ]),
    });
    fc.assert(
      fc.property(anyHome, ({ chosen, rest }) => {
        const state = stateOf([`doe=${chosen.join()}`, ...rest].join('&'));
        const calculation = calculate(state, TODAY);
        const { result, lines } = calculation;
        const words = [
          ...lines.flatMap(({ key, line }) =>
            line
              ? [
                  ...line.grounds.map((ground) => groundWords(ground, key)),
                  sumWords(line, key, detailsUsed(key, state)) ?? '',
                ]
              : [],
          ),
          ...result.conditions.map(conditionWords),
          ...result.otherSchemes.map((one) => schemeWords(one).text),
          ...applicationSteps(calculation, state.details, TODAY).map(({ text }) => text),
          ...assumptionWords(state),
        ];
        for (const text of words) expect(text).not.toMatch(/undefined|NaN|Infinity|null|Invalid/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('how to apply', () => {
  const titles = (query: string) => {
    const state = stateOf(query);
    return applicationSteps(calculate(state, TODAY), state.details, TODAY).map(
      ({ title }) => title,
    );
  };
  const START = ['Vraag offertes', 'Laat het werk doen'];

  it('starts with offers while work is to be done, also where part of it is', () => {
    expect(titles('doe=dak')).toEqual(expect.arrayContaining([...START, 'Vraag aan bij RVO']));
    expect(titles('doe=dak,spouw&dak-klaar=2026-05-01')).toEqual(expect.arrayContaining(START));
    // A day to come is no work that is done.
    expect(titles('doe=dak&dak-klaar=2026-12-30')).toEqual(expect.arrayContaining(START));
  });

  it('starts with the application once all is done, and with waiting once that is', () => {
    const done = 'doe=dak,spouw&dak-klaar=2026-05-01&spouw-klaar=2026-05-02';
    expect(titles(done)).toEqual(['Vraag aan bij RVO']);
    const asked = `${done}&dak-aangevraagd=2026-06-01&spouw-aangevraagd=2026-06-01`;
    expect(titles(asked)).toEqual(['Wacht op het besluit van RVO']);
  });
});

it('the sources of every fact that a result names are known', () => {
  const state = stateOf(`doe=${MEASURE_KEYS.join()}&warmtepomp-soort=bodem-water`);
  const ids = new Set(usedFactIds(state, calculate(state, TODAY)));
  expect(new Set(citationsFor([...ids]).map(({ id }) => id))).toEqual(ids);
});

it('amounts of a past year are shown as those of that year', () => {
  const { outdated, year } = subsidyFor(
    { home: { ownerOccupied: true, mainResidence: true }, measures: [] },
    toolFigures2026,
    '2027-01-01',
  );
  expect([outdated, year]).toEqual([true, 2026]);
});
