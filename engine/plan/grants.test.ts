import { describe, expect, it } from 'vitest';
import {
  CHOICES,
  cleanAnswers,
  type DwellingAnswers,
  MEASURE_IDS,
  type MeasureId,
  packageFor,
  type SubsidyMeasure,
  subsidyFor,
  toolFigures2026,
  type WorkedOutMeasure,
} from '../index.ts';
import { personas } from '../personas/personas.ts';
import { resolveHouse } from '../reading/resolve-house.ts';

const today = '2026-11-20';
const houseOf = (answers: DwellingAnswers) =>
  resolveHouse(cleanAnswers(answers), toolFigures2026, 2026).house;
type House = ReturnType<typeof houseOf>;

/** The same measure as a visitor would fill it in in the subsidy calculator; nothing where it knows no grant. */
function asked({ id, quantity }: WorkedOutMeasure, house: House): SubsidyMeasure | undefined {
  const { wallM2, roofM2, groundFloorM2, windowM2, doorM2 } = house.areas;
  const air = {
    id: 'warmtepomp',
    powerKw: quantity.value,
    label: 'A+++',
    ...(house.heating === 'hybride' ? { unit: 2 } : {}),
  } as const;
  const all: Partial<Record<MeasureId, SubsidyMeasure>> = {
    spouwmuurisolatie: { id: 'spouw', areaM2: wallM2 },
    gevelisolatie: { id: 'gevel', areaM2: wallM2 },
    dakisolatie: { id: 'dak', areaM2: roofM2 },
    zoldervloerisolatie: { id: 'zoldervloer', areaM2: Math.min(groundFloorM2, roofM2) },
    vloerisolatie: { id: 'vloer', areaM2: groundFloorM2 },
    bodemisolatie: { id: 'bodem', areaM2: groundFloorM2 },
    'hr-glas': { id: 'hrpp', areaM2: windowM2 },
    'triple-glas': { id: 'triple', areaM2: windowM2 },
    'isolerende-deur': { id: 'deur', areaM2: doorM2 },
    ventilatie: { id: 'ventilatie', kind: 'co2-gestuurd' },
    'ventilatie-wtw': { id: 'ventilatie', kind: 'wtw-centraal' },
    'hybride-warmtepomp': { ...air, kind: 'lucht-water-hybride' },
    warmtepomp: { ...air, kind: 'lucht-water-elektrisch' },
    bodemwarmtepomp: { ...air, kind: 'bodem-water' },
    warmtepompboiler: { id: 'warmtepomp', kind: 'warmtepompboiler', powerKw: 2 },
    zonneboiler: { id: 'zonneboiler', collectorM2: 3 },
    thuisbatterij: { id: 'thuisbatterij' },
    zonnepanelen: { id: 'zonnepanelen' },
  };
  return all[id];
}

/** Grants of a package as the plan counts them, and as the subsidy calculator does; by measure. */
function both(answers: DwellingAnswers, chosen: readonly MeasureId[]) {
  const house = houseOf(answers);
  const { measures } = packageFor(answers, chosen, toolFigures2026, today);
  const pairs = measures.flatMap((measure) => {
    const request = asked(measure, house);
    if (request === undefined) return [];
    // A device is never granted more than it costs.
    const investmentCents = measure.investmentCents?.mid;
    return [{ measure, request: { ...request, investmentCents } }];
  });
  const { bouwjaar, woningtype } = house;
  const home = { ownerOccupied: true, mainResidence: true, bouwjaar, woningtype };
  const request = { home, measures: pairs.map((one) => one.request) };
  const { lines } = subsidyFor(request, toolFigures2026, today);
  const amounts = pairs.map(({ measure }, index) => [
    measure.id,
    measure.subsidyCents?.mid ?? 0,
    lines[index]?.amountCents.mid,
  ]);
  return {
    plan: amounts.map(([id, cents]) => [id, cents]),
    calculator: amounts.map(([id, , cents]) => [id, cents]),
  };
}

it.each(personas.map(({ name, answers }) => [name, answers] as const))(
  'the plan grants to the cent what the subsidy calculator does: %s',
  (_, answers) => {
    const { plan, calculator } = both(
      answers,
      packageFor(answers, undefined, toolFigures2026, today).measures.map(({ id }) => id),
    );
    expect(plan).toStrictEqual(calculator);
  },
);

const packages: readonly (readonly MeasureId[])[] = [
  ['spouwmuurisolatie', 'dakisolatie', 'hr-glas', 'isolerende-deur', 'ventilatie'],
  ['isolerende-deur'],
  ['isolerende-deur', 'ventilatie'],
  ['hr-glas', 'isolerende-deur'],
  ['triple-glas', 'isolerende-deur', 'warmtepompboiler'],
  ['zoldervloerisolatie', 'bodemisolatie'],
  ['gevelisolatie', 'ventilatie-wtw', 'zonneboiler'],
  ['vloerisolatie', 'dakisolatie'],
  ['hr-glas', 'hybride-warmtepomp'],
  ['zonneboiler', 'hybride-warmtepomp'],
  ['zonnepanelen', 'thuisbatterij', 'ventilatie'],
  ['spouwmuurisolatie', 'dakisolatie', 'vloerisolatie', 'hr-glas', 'warmtepomp'],
  ['gevelisolatie', 'dakisolatie', 'vloerisolatie', 'triple-glas', 'bodemwarmtepomp'],
];
const houses: readonly Omit<DwellingAnswers, 'woningtype'>[] = [
  {},
  { floorAreaM2: 25 },
  { floorAreaM2: 500 },
  { windowAreaM2: 44, glazing: 'enkel' },
  { windowAreaM2: 2, glazing: 'enkel' },
  { wall: 'niet', roof: 'niet', floor: 'niet', glazing: 'enkel' },
  { heating: 'warmtenet' },
  { roofAreaM2: 12 },
  { heating: 'hybride', roof: 'goed', floor: 'goed', glazing: 'hr++', wall: 'goed' },
];
const years = [1890, 1975, 2019];

describe.each(CHOICES.woningtype)('any package in a %s', (woningtype) => {
  it.each(packages.map((chosen) => [chosen.join(', '), chosen] as const))('%s', (_, chosen) => {
    for (const house of houses) {
      for (const bouwjaar of years) {
        const answers = { woningtype, bouwjaar, ...house };
        const { plan, calculator } = both(answers, chosen);
        expect(plan, JSON.stringify(answers)).toStrictEqual(calculator);
      }
    }
  });
});

it('covers every measure', () => {
  const covered = new Set(packages.flat());
  const free: MeasureId[] = [
    'kierdichting',
    'waterzijdig-inregelen',
    'radiatorfolie',
    'pvt-panelen',
    'elektrisch-koken',
  ];
  expect([...covered, ...free].sort()).toStrictEqual([...MEASURE_IDS].sort());
});

describe('by hand', () => {
  const small = { woningtype: 'tussenwoning', bouwjaar: 1970, windowAreaM2: 2 } as const;
  const cents = (answers: DwellingAnswers, chosen: readonly MeasureId[], id: MeasureId) =>
    packageFor(answers, chosen, toolFigures2026, today).measures.find((one) => one.id === id)
      ?.subsidyCents?.mid;

  it('adds glass and door up for the least of 3 m2: 2 m2 at 25 and the door at 25', () => {
    expect(cents(small, ['hr-glas'], 'hr-glas')).toBe(0);
    expect(cents(small, ['hr-glas', 'isolerende-deur'], 'hr-glas')).toBe(5000);
  });

  it('pays triple glass before the door, 45 m2 together', () => {
    const large = { ...small, windowAreaM2: 44 } as const;
    expect(cents(large, ['triple-glas', 'isolerende-deur'], 'triple-glas')).toBe(488_400);
    expect(cents(large, ['triple-glas', 'isolerende-deur'], 'isolerende-deur')).toBe(2500);
  });

  it('grants nothing for a door without glass, which doubles nothing either', () => {
    expect(cents(small, ['isolerende-deur'], 'isolerende-deur')).toBeUndefined();
    const bare = { ...small, roof: 'niet' } as const;
    expect(cents(bare, ['isolerende-deur', 'dakisolatie'], 'dakisolatie')).toBe(
      cents(bare, ['dakisolatie'], 'dakisolatie'),
    );
  });

  it('grants ventilation beside a door with its glass, and not alone', () => {
    expect(cents(small, ['hr-glas', 'isolerende-deur', 'ventilatie'], 'ventilatie')).toBe(40_000);
    expect(cents(small, ['isolerende-deur', 'ventilatie'], 'ventilatie')).toBeUndefined();
    expect(cents(small, ['ventilatie'], 'ventilatie')).toBeUndefined();
  });
});
