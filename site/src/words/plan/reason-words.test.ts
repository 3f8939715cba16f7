import { WONINGTYPEN } from '@sens/contract';
import { type DwellingAnswers, figures2026, makeReport, type ReasonCode } from '@sens/engine';
import { methodOf } from '@sens/engine/method';
import { expect, test } from 'vitest';
import { roundEstimate } from '#lib/format-nl.ts';
import { reasonWords } from './reason-words.ts';

const YEARS = [1900, 1935, 1960, 1974, 1985, 1999, 2010, 2024];

const MORE: Partial<DwellingAnswers>[] = [{}, { crawlSpace: 'nee' }, { heating: 'warmtenet' }];

/** Houses of every type and age, before net metering ends and after it. */
const houses = () =>
  WONINGTYPEN.flatMap((woningtype) =>
    YEARS.flatMap((bouwjaar) =>
      MORE.flatMap((more) =>
        ['2026-11-20', '2027-03-01'].map((today) => [woningtype, bouwjaar, more, today] as const),
      ),
    ),
  );

/** What is exact: what the visitor gave, what the law or a list fixes, and the prices that all is worked out with. */
const EXACT: readonly ReasonCode[] = [
  'maandbedrag-gebruikt',
  'maandbedrag-buiten-bereik',
  'energieprijzen',
  'warmtenet-prijs',
  'vaste-kosten',
];

test('no amount looks exact beside the rounded ones', () => {
  for (const [woningtype, bouwjaar, more, today] of houses()) {
    const report = makeReport({ woningtype, bouwjaar, ...more }, figures2026, today);
    const { plan, considered, leftOut } = report;
    const reasons = [
      ...[...plan, ...considered].flatMap((one) => one.reasons),
      ...leftOut.map(({ reason }) => reason),
      ...methodOf(report, figures2026).assumptions,
    ].filter(({ code }) => !EXACT.includes(code));
    for (const words of reasons.map(reasonWords)) {
      for (const [, amount = ''] of words.matchAll(/€\u00a0([\d.]+\d)/g)) {
        const euros = Number(amount.replaceAll('.', ''));
        expect(roundEstimate(euros), words).toBe(euros);
      }
    }
  }
});

test('every reason that any house gets has a Dutch sentence without holes', () => {
  for (const [woningtype, bouwjaar, more, today] of houses()) {
    const report = makeReport(
      { woningtype, bouwjaar, monthlyCostEur: 150, ...more },
      figures2026,
      today,
    );
    const reasons = [
      ...report.plan.flatMap((measure) => measure.reasons),
      ...report.considered.flatMap((measure) => measure.reasons),
      ...report.leftOut.map(({ reason }) => reason),
      ...methodOf(report, figures2026).assumptions,
      ...report.wouldChange,
    ];
    for (const reason of reasons) {
      expect(reasonWords(reason), reason.code).toMatch(/^[A-Z0-9].*[.?]$/);
      expect(reasonWords(reason), reason.code).not.toMatch(/undefined|NaN|null/);
    }
  }
});

test('a way of heating is better over its life, or on the terms that are told with it', () => {
  const values = { dan: 'huidig', verschilEurPerJaar: 42 } as const;
  const words = (terms: { mostYears?: number; costFactor?: number }) =>
    reasonWords({ code: 'route-beter', values: { ...values, ...terms } });
  expect(words({})).toMatch(/^Over de hele levensduur is dit ongeveer €/);
  expect(words({ mostYears: 15 })).toMatch(
    /^Rekent u niet verder dan 15 jaar vooruit, dan is deze manier van verwarmen/,
  );
  expect(words({ costFactor: 1 / 0.85 })).toMatch(/^Valt de besparing 15% lager uit, dan is dit/);
});

test('where panels turn the ways of heating round, both sums are told', () => {
  const values = { dan: 'warmtepomp', verschilEurPerJaar: 12, metPanelenEurPerJaar: 41 } as const;
  expect(reasonWords({ code: 'route-beter', values })).toMatch(
    /zonnepanelen niet meegerekend, is dit ongeveer €\s10 per jaar beter dan een volledig elektrische warmtepomp\. Met zonnepanelen erbij levert een volledig elektrische warmtepomp ongeveer €\s40 per jaar meer op\.$/,
  );
});

test.each(['saldering-stopt', 'saldering-gestopt', 'zonder-salderen', 'salderen-gestopt'] as const)(
  '%s names the day that it is told',
  (code) => {
    const words = reasonWords({ code, values: { datum: '2028-07-01' } });
    expect(words).toContain('1 juli 2028');
    expect(words).not.toContain('2027');
  },
);

test('a bill beside one yearly figure tells which other it gives', () => {
  const told = (more: Partial<DwellingAnswers>) =>
    methodOf(
      makeReport(
        { woningtype: 'hoekwoning', bouwjaar: 1998, monthlyCostEur: 220, ...more },
        figures2026,
        '2026-11-25',
      ),
      figures2026,
    )
      .assumptions.map(reasonWords)
      .join(' ');
  expect(told({})).toContain('Uw eigen maandbedrag van €\u00a0220 bepaalt');
  expect(told({ electricityKwhPerYear: 2900 })).toContain(
    'en uw stroomverbruik rekenen wij terug wat u voor verwarming en warm water verbruikt',
  );
  expect(told({ gasM3PerYear: 1200 })).toContain('en uw gasverbruik rekenen wij uw stroomverbruik');
  expect(told({ gasM3PerYear: 1200, electricityKwhPerYear: 2900 })).toContain(
    'Uw eigen jaarverbruik',
  );
  expect(told({ electricityKwhPerYear: 15_000 })).toContain('past niet goed bij het jaarverbruik');
});

test('of a house without gas only what it takes is spoken of', () => {
  const told = (more: Partial<DwellingAnswers>) => {
    const house: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 2005, ...more };
    const report = makeReport({ cooking: 'elektrisch', ...house }, figures2026, '2026-11-25');
    return methodOf(report, figures2026).assumptions.map(reasonWords).join(' ');
  };
  const meters = { gasM3PerYear: 0, electricityKwhPerYear: 4200 };
  const panels = { monthlyCostEur: 120, solarPanels: 8 };
  for (const more of [{}, meters, panels]) {
    const words = told({ heating: 'warmtepomp', ...more });
    expect(words).not.toMatch(/gas en (de )?stroom/i);
    expect(words).toMatch(/De stroom (van nu )?is/);
  }
  expect(told({})).toContain('Gas en stroom zijn geschat');
  expect(told(panels)).toContain('vul daarvan het gas en de stroom in');
  expect(told({ heating: 'warmtepomp', ...panels })).toContain('vul daarvan de stroom in');
  // What was told already is not asked for again.
  const power = { ...panels, electricityKwhPerYear: 2900 };
  expect(told(power)).not.toContain('de stroom in');
  expect(told(power)).toContain('vul daarvan het gas in');
  expect(told({ ...panels, gasM3PerYear: 400 })).toContain('vul daarvan de stroom in');
  expect(told({ heating: 'warmtenet', ...power })).not.toContain('jaarnota');
  expect(told({ heating: 'warmtenet' })).toContain('Warmte en stroom zijn geschat');
  // Gas that was typed all the same, and that such a house cannot take, is not reckoned with either.
  const typed = told({ heating: 'warmtenet', gasM3PerYear: 350 });
  expect(typed).toContain('Warmte en stroom zijn geschat');
  expect(typed).not.toMatch(/voor gas|per m³ gas/);
});

test('a number of panels that our prices end at is told as such', () => {
  expect(reasonWords({ code: 'panelen-grens', values: { panelen: 10 } })).toBe(
    'Wij rekenen met hoogstens 10 panelen. Op uw dak passen er misschien meer.',
  );
});

test('that too few panels fit on a roof is told as a likelihood, of which our prices are the bound', () => {
  const words = reasonWords({ code: 'dak-te-klein', values: { panelen: 6 } });
  expect(words).toBe(
    'Onze prijzen beginnen bij 6 panelen, en zoveel passen er op uw dak waarschijnlijk niet.',
  );
});

test('only of a boiler alone the water is set on the boiler; of a hybrid the curve goes down', () => {
  const free = (verwarming: 'cv-ketel' | 'hybride' | 'warmtenet') =>
    reasonWords({ code: 'kost-niets', values: { verwarming } });
  expect(free('cv-ketel')).toContain('op de ketel op 60 graden');
  expect(free('hybride')).toContain('stooklijn zo laag mogelijk');
  expect(free('hybride')).not.toContain('op de ketel');
  expect(free('warmtenet')).not.toMatch(/stooklijn|graden/);
});

test('a pump that waits for what its reader does not want names that', () => {
  const values = { onderdelen: 'vloer', nietGewenst: ['vloerisolatie'] } as const;
  expect(reasonWords({ code: 'eerst-isoleren', values })).toBe(
    'Dit past pas samen met vloer isoleren. U gaf aan dat u dat niet wilt.',
  );
});
