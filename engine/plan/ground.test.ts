import { describe, expect, it } from 'vitest';
import {
  CHOICES,
  type DwellingAnswers,
  figures2026,
  type MeasureId,
  makeReport,
} from '../index.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
const of = (answers: DwellingAnswers, id: MeasureId) => {
  const { considered, leftOut } = report(answers);
  const beside = considered.find((one) => one.id === id);
  return {
    ground: beside?.reasons[0] ?? leftOut.find((one) => one.id === id)?.reason,
    beside,
  };
};

describe('balancing the heating, with colder water', () => {
  it.each(CHOICES.woningtype)('costs nothing and saves at once in a %s', (woningtype) => {
    for (const bouwjaar of [1910, 1955, 1972, 1990, 2015]) {
      const { ground, beside } = of({ woningtype, bouwjaar }, 'waterzijdig-inregelen');
      expect(ground?.code).toBe('kost-niets');
      expect(beside?.savingCentsPerYear.mid).toBeGreaterThan(100);
    }
  });

  it('is worked out in the house as it is, whatever the plan does to it', () => {
    const { figures } = { figures: figures2026.assumptions.tuning.value };
    const house = { woningtype: 'hoekwoning', bouwjaar: 1972, gasM3PerYear: 1500 } as const;
    const { beside } = of(house, 'waterzijdig-inregelen');
    const hotWaterAndCooking = 250 + figures2026.cooking.value.gasM3;
    const expected = (1500 - hotWaterAndCooking) * figures['waterzijdig-inregelen'];
    expect(beside?.gasSavedM3PerYear.mid).toBe(Math.round(expected));
  });

  it('says with what the house is heated, as only a boiler has water to set', () => {
    const ground = of(
      { woningtype: 'tussenwoning', heating: 'warmtenet' },
      'waterzijdig-inregelen',
    );
    expect(ground.ground?.values).toStrictEqual({ verwarming: 'warmtenet' });
  });
});

describe('ventilation that measures', () => {
  const house = { woningtype: 'tussenwoning', bouwjaar: 1972 } as const;

  it('is for the air where windows did, with no figure that looks like a saving', () => {
    const { ground, beside } = of({ ...house, ventilation: 'natuurlijk' }, 'ventilatie');
    expect(ground).toStrictEqual({ code: 'ventilatie-om-lucht', values: { isdeEur: 400 } });
    expect(beside).toBeUndefined();
    const flat = of({ woningtype: 'appartement', bouwjaar: 1972 }, 'ventilatie');
    expect(flat.ground).toStrictEqual({ code: 'ventilatie-om-lucht' });
  });

  it('saves beside fans that always run alike, at a price nobody cites', () => {
    const { ground, beside } = of({ ...house, ventilation: 'mechanisch' }, 'ventilatie');
    expect(ground?.code).toBe('prijs-onbekend');
    expect(beside?.savingCentsPerYear.mid).toBeGreaterThan(1000);
  });
});
