import { figures2026 } from '@sens/engine';
import { expect, test } from 'vitest';
import type { Province, Town } from '../../town-schemas.ts';
import { besideTowns } from './among-towns.ts';
import { adviceFor, namesOf, without } from './neighbourhood-kinds.ts';
import { neighbourhoodTable } from './neighbourhood-table.ts';
import { asSentences, phrasesFor } from './phrases.ts';
import { sourceNames } from './source-names.ts';
import { exampleTable, oldestValues } from './town-example.ts';
import { townHouse } from './town-houses.ts';
import { isOf } from './town-kinds.ts';
import { ages, eraOf, townValues } from './town-values.ts';

const figure = <Value>(value: Value) =>
  ({ value, year: 2024, source: 'CBS', confidence: 'A' }) as const;
const figures = {
  homes: figure(1000),
  periods: figure([10, 20, 30, 10, 10, 10, 5, 5]),
  types: figure([30, 10, 5, 5, 50]),
  owned: figure(60),
  gas: figure(800),
  power: figure(2500),
  panels: figure(30),
};

test('the building years of a town decide its era', () => {
  expect(eraOf([29, 16, 10, 12, 12, 8, 7, 4])).toBe('vooroorlogs');
  expect(eraOf([11, 16, 25, 16, 11, 6, 8, 7])).toBe('naoorlogs');
  expect(eraOf([1, 10, 12, 36, 18, 12, 7, 4])).toBe('jaren-zeventig-tachtig');
  expect(eraOf([7, 12, 9, 13, 12, 24, 18, 5])).toBe('jong');
  expect(eraOf([9, 8, 18, 23, 11, 15, 7, 8])).toBe('gemengd');
});

test('a sentence that names what is not known of a town is not said', () => {
  const phrases = phrasesFor({ town: 'Dorp', gas: undefined }, [], 1);
  expect(phrases.choose(['{gas} m³ in {town}'], 0)).toBeUndefined();
  expect(phrases.choose(['{gas} m³ in {town}', 'Wel over {town}'], 0)).toBe('Wel over Dorp');
});

test('no sentence sets a neighbourhood beside itself', () => {
  const values = { town: 'Dorp', wijkOud: 'Noord', wijkOudN: '45' };
  const phrasings = ['{wijkOudN}% oud, {wijkJong} niet', 'In heel {town}'];
  const said = (wijkJong: string) =>
    phrasesFor({ ...values, wijkJong }, [], 1).choose(phrasings, 0);
  expect(said('Zuid')).toBe('45% oud, Zuid niet');
  expect(said('Noord')).toBe('In heel Dorp');
});

test('a fact is told with its source and year, and kept for the foot of the page', () => {
  const fact = {
    topic: 'bodem',
    text: 'De grond is veen.',
    source: 'Gemeente Dorp',
    year: 2021,
    confidence: 'A',
  } as const;
  const phrases = phrasesFor({}, [fact], 1);
  expect(phrases.choose(['{fact:bodem} Kijk dus eerst.'], 0)).toBe(
    'De grond is veen (Gemeente Dorp, 2021). Kijk dus eerst.',
  );
  expect(phrases.told).toEqual([fact]);
});

test('insulation, panels and pumps take a house with a roof of its own', () => {
  expect(townHouse({ figures }, 'advies')).toEqual({ woningtype: 'appartement', bouwjaar: 1970 });
  expect(townHouse({ figures }, 'isolatie')).toEqual({
    woningtype: 'tussenwoning',
    bouwjaar: 1970,
  });
});

test('insulation takes a house that was built with little of it', () => {
  const young = { ...figures, periods: figure([5, 5, 5, 15, 10, 40, 10, 10]) };
  expect(townHouse({ figures: young }, 'isolatie').bouwjaar).toBe(1980);
  expect(townHouse({ figures: young }, 'warmtepompen').bouwjaar).toBe(2000);
});

test('the neighbourhoods stand in a table where two or more are known', () => {
  const known = { year: 2024, source: 'CBS', confidence: 'A', gas: 700 } as const;
  const one = { name: 'Noord', homes: 10, ...known };
  const table = (neighbourhoods: (typeof one)[], villages?: (typeof one)[]) =>
    neighbourhoodTable(
      { name: 'Dorp', figures, neighbourhoods, ...(villages && { villages }) },
      'warmtepompen',
      { head: 'Kijk naar', cells: { stadswarmte: 'aansluiting', anders: 'radiatoren' } },
    );
  expect(table([one])).toBeNull();
  const two = { ...one, name: 'Zuid', homes: 20 };
  expect(table([one], [one, two])).toMatchObject({
    isOfVillages: true,
    heads: ['Dorp', 'Gas (m³)', 'Vanaf 1995', 'Kijk naar'],
    rows: [
      ['Dorp', '800', '20%', 'radiatoren'],
      ['Zuid', '700', '–', 'radiatoren'],
      ['Noord', '700', '–', 'radiatoren'],
    ],
  });
  expect(table([one, two])).toMatchObject({
    isOfVillages: false,
    heads: ['Buurt', 'Gas (m³)', 'Kijk naar'],
    rows: [
      ['Zuid', '700', 'radiatoren'],
      ['Noord', '700', 'radiatoren'],
    ],
  });
});

const place = (name: string, gas: number) =>
  ({
    name,
    slug: name,
    figures: { ...figures, gas: figure(gas) },
    neighbourhoods: [],
  }) as unknown as Town;

test('a town stands between the town just below and the town just above it', () => {
  const [low, own, high] = [place('Laag', 700), place('Dorp', 800), place('Hoog', 900)];
  expect(besideTowns(own as Town, [low, own, high] as Town[]).gasBuren).toBe(
    'meer dan in Laag (700 m³) en minder dan in Hoog (900 m³)',
  );
  expect(besideTowns(high as Town, [low, own, high] as Town[]).gasBuren).toContain('elke andere');
  expect(besideTowns(own as Town, [own] as Town[]).gasBuren).toBeUndefined();
  expect(besideTowns(own as Town, [low, own, place('Gelijk', 800)] as Town[]).gasBuren).toBe(
    'evenveel als in Gelijk en meer dan in Laag (700 m³)',
  );
});

test('rounded shares never add up to more than all homes', () => {
  expect(ages([0, 0, 0, 0, 0, 60, 40, 1]).young).toBe(100);
});

test('a neighbourhood is advised by what it is, and a kind that does not exist stops the build', () => {
  const bare = { name: 'Oost', periods: [0, 30, 30, 10, 10, 10, 5, 5], homes: 5 } as never;
  expect(adviceFor(bare, { flats: 'VvE', kaal: 'spouw', bekend: 'bouwjaar' })).toBe('spouw');
  expect(namesOf([bare], 'kaal')).toBe('Oost');
  expect(() => adviceFor(bare, { kaaal: 'spouw' })).toThrow('geen soort buurt');
  expect(() => isOf('kaaal', place('Dorp', 700), {} as Province)).toThrow('geen soort plaats');
});

test('the years whose floors are bare are a kind of their own, before those with a thin layer', () => {
  const cells = { 'dun-vroeg': 'vloer', dun: 'kijken', anders: 'bouwjaar' };
  const place = (name: string, early: number, late: number) =>
    ({ name, periods: [0, 0, 0, early, late, 100 - early - late, 0, 0] }) as never;
  const all = [place('Vroeg', 60, 10), place('Laat', 10, 60), place('Samen', 30, 30)];
  expect(all.map((each) => adviceFor(each, cells))).toEqual(['vloer', 'kijken', 'kijken']);
  expect(namesOf(all, 'dun')).toBe('Vroeg, Laat en Samen');
  expect(namesOf(all, 'dun-vroeg')).toBe('Vroeg');
});

test('a name takes a capital where a sentence begins, and nowhere else', () => {
  expect(asSentences('Een huis uit voor 1945')).toBe('Een huis van voor 1945');
  expect(asSentences('de binnenstad is oud. In postcode 3311 ook? het centrum niet.')).toBe(
    'De binnenstad is oud. In postcodegebied 3311 ook? Het centrum niet.',
  );
});

test('the year of a source belongs to the words of its link: one of two years is two links', () => {
  const plan = { topic: 'warmteplan', source: 'Dorp, Warmteplan', confidence: 'A' } as const;
  const facts = [
    { ...plan, text: 'Het wordt een net.', year: 2022, url: 'https://example.nl/2' },
    { ...plan, text: 'Het wordt een pomp.', year: 2021, url: 'https://example.nl/1' },
    { ...plan, text: 'Het blijft gas.', year: 2020 },
  ];
  expect(phrasesFor({}, facts, 0).first(['{fact:warmteplan}'])).toBe(
    'Het wordt een net ([Dorp, Warmteplan, 2022](https://example.nl/2)). ' +
      'Het wordt een pomp ([Dorp, Warmteplan, 2021](https://example.nl/1)). ' +
      'Het blijft gas (Dorp, Warmteplan, 2020).',
  );
});

test('sources of one publisher and year stand together', () => {
  expect(
    sourceNames([
      { source: 'CBS, Kerncijfers en CBS, Vierkanten', year: 2024 },
      { source: 'CBS, Kerncijfers', year: 2024 },
      { source: 'Gemeente Dorp', year: 'onbekend' },
      { source: 'Gemeenteblad 2025, 1', year: 2025, url: 'https://example.nl/1' },
    ]),
  ).toEqual([
    'CBS 2024: Kerncijfers en Vierkanten',
    'Gemeente Dorp',
    '[Gemeenteblad 2025, 1](https://example.nl/1)',
  ]);
});

test('a source that is named with its part is not named without it too', () => {
  expect(
    sourceNames([
      { source: 'CBS, Kerncijfers wijken (Noord en Zuid samen)', year: 2024 },
      { source: 'CBS, Vierkanten en CBS, Kerncijfers wijken', year: 2024 },
      { source: 'CBS, Kerncijfers wijken', year: 2023 },
    ]),
  ).toEqual([
    'CBS 2024: Kerncijfers wijken (Noord en Zuid samen) en Vierkanten',
    'CBS 2023: Kerncijfers wijken',
  ]);
});

test('houses of the neighbourhoods stand worked out beside the commonest, alike ones together', () => {
  const { rows } = exampleTable(
    {
      name: 'Dorp',
      figures,
      neighbourhoods: [
        { name: 'Oost', homes: 9, periods: [0, 10, 80, 10, 0, 0, 0, 0] },
        { name: 'West', homes: 8, periods: [0, 80, 10, 10, 0, 0, 0, 0] },
        { name: 'Flats', homes: 10, periods: [80, 10, 10, 0, 0, 0, 0, 0], types: [1, 0, 0, 0, 99] },
        { name: 'Nieuw', homes: 7, periods: [0, 0, 0, 0, 0, 0, 50, 50] },
      ] as unknown as Town['neighbourhoods'],
    },
    'isolatie',
    { 'Eerste stap': '{stap}' },
    figures2026,
    '2026-11-22',
  );
  expect(rows).toEqual([['Tussenwoning, 1956 of 1970 (Oost en West)', 'spouwmuurisolatie']]);
});

test('of postcodes in a row only the first says that it is one', () => {
  const bare = [0, 10, 80, 10, 0, 0, 0, 0];
  const neighbourhoods = ['Oost', 'postcode 2951', 'postcode 2952'].map((name) => ({
    name,
    periods: bare,
  })) as unknown as Town['neighbourhoods'];
  const columns = { 'Eerste stap': '{stap}' };
  const town = { name: 'Dorp', figures, neighbourhoods };
  const { rows } = exampleTable(town, 'isolatie', columns, figures2026, '2026-11-22');
  expect(rows[0]?.[0]).toBe('Tussenwoning, 1970 (Oost, postcode 2951 en 2952)');
});

const spread = [
  { name: 'Oud', homes: 9, periods: [5, 70, 5, 5, 5, 5, 5, 0] },
  { name: 'Warm', homes: 8, periods: [0, 0, 0, 0, 0, 30, 60, 10], districtHeating: 81 },
  { name: 'Jong', homes: 7, periods: [0, 0, 0, 0, 10, 50, 30, 10] },
] as unknown as Town['neighbourhoods'];

test('what a plan begins with in a neighbourhood is what the table says of its house', () => {
  const young = {
    ...figures,
    periods: figure([5, 5, 5, 5, 10, 20, 40, 10]),
    types: figure([60, 20, 5, 5, 10]),
  };
  const town = { name: 'Dorp', figures: young, neighbourhoods: spread };
  const said = oldestValues(town, 'Oud', 'advies', figures2026, '2026-11-22');
  const { rows } = exampleTable(town, 'advies', { Eerst: '{stap}' }, figures2026, '2026-11-22');
  const row = rows.find(([house]) => house?.includes('(Oud)'));
  expect(row).toEqual([expect.stringContaining(`, ${said.oudJaar} (`), said.oudStap]);
  expect(said).toMatchObject({ oudJaar: '1956', oudPeriode: '1945–1964', oudPeriodeN: '70' });
  expect(oldestValues(town, 'Elders', 'advies', figures2026, '2026-11-22')).toEqual({});
});

test('a flat begins by its owners together, and who has only panels left is told so', () => {
  const valuesOf = (town: Pick<Town, 'figures' | 'neighbourhoods'>, name: string) =>
    oldestValues(town, name, 'advies', figures2026, '2026-11-22');
  expect(valuesOf({ figures, neighbourhoods: spread }, 'Oud')).toMatchObject({
    oudHuis: 'appartement',
    oudStap: undefined,
    oudStapVve: 'spouwmuurisolatie',
  });
  const rows = { ...figures, types: figure([60, 20, 5, 5, 10]) };
  expect(valuesOf({ figures: rows, neighbourhoods: spread }, 'Jong')).toMatchObject({
    oudStap: undefined,
    oudStapVve: undefined,
    oudPanelen: expect.stringMatching(/^€/),
  });
});

const province = {
  gas: { value: 1 },
  power: { value: 1 },
  fedIn: { value: 1 },
  panels: { value: 1 },
  owned: { value: 1 },
} as Province;

test('a neighbourhood stands beside one with fewer old homes only where that differs', () => {
  const town = { ...place('Dorp', 700), municipality: 'Dorp', facts: [], figures };
  const old = (name: string, share: number) => ({
    name,
    periods: [share, 0, 0, 0, 100 - share, 0, 0, 0],
  });
  const least = (share: number) =>
    townValues(
      { ...town, neighbourhoods: [old('Noord', 45), old('Zuid', share)] } as unknown as Town,
      province,
    ).wijkMinstOud;
  expect(least(42)).toBeUndefined();
  expect(least(20)).toBe('Zuid');
});

test('what lowers a mean gas use stands in one row, and nothing where nothing is known to', () => {
  const town = { ...place('Dorp', 700), municipality: 'Dorp', neighbourhoods: [], facts: [] };
  const reason = (flats: number) =>
    townValues(
      { ...town, figures: { ...figures, types: figure([80, 5, 0, 0, flats]) } } as unknown as Town,
      province,
    ).gasReden;
  expect(reason(40)).toBe('geïsoleerde huizen, appartementen (40%) en huizen van na 1994 (20%)');
  const old = {
    ...figures,
    periods: figure([90, 0, 0, 0, 0, 10, 0, 0]),
    types: figure([90, 5, 0, 0, 5]),
  };
  expect(
    townValues({ ...town, figures: old } as unknown as Town, province).gasReden,
  ).toBeUndefined();
});

test('a service may leave neighbourhoods with district heating unnamed', () => {
  const town = { ...place('Dorp', 700), municipality: 'Dorp', neighbourhoods: spread, facts: [] };
  const named = without(spread, 'deels-stadswarmte');
  const figured = { ...town, figures } as unknown as Town;
  expect(townValues(figured, province).wijkJong).toBe('Warm');
  expect(townValues(figured, province, named)).toMatchObject({
    wijkJong: 'Jong',
    wijkWarmtenet: 'Warm',
    plan: undefined,
    geenPlan: expect.stringContaining('vonden wij niet'),
  });
});
