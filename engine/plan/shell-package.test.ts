import { describe, expect, it } from 'vitest';
import type { House } from '../dwelling/house.ts';
import {
  CHOICES,
  cleanAnswers,
  type DwellingAnswers,
  figures2026,
  type MeasureId,
} from '../index.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { restsOnOneSource } from '../measures/one-source.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { planFor } from './plan.ts';
import { isOfShell, shellOptions, shellPackage } from './shell-package.ts';
import { costEur, earnsBack, gainEur, netEur } from './worth.ts';

const TERMS = { doubled: true };
const houseOf = (answers: DwellingAnswers): House =>
  resolveHouse(cleanAnswers(answers), figures2026, 2026).house;
const idsOf = (list: readonly PricedCandidate[]) => list.map(({ id }) => id);
const saved = (one: PricedCandidate, house: House) =>
  costEur(house, figures2026) - costEur(one.apply(house), figures2026);
const packageOf = (house: House, required: readonly MeasureId[] = [], terms = TERMS) =>
  shellPackage(shellOptions(house, figures2026), required, house, terms, figures2026);

const houses = CHOICES.woningtype.flatMap((woningtype) =>
  [1920, 1965, 1985, 2005].flatMap((bouwjaar) =>
    [90, 220, 400].map((monthlyCostEur) => houseOf({ woningtype, bouwjaar, monthlyCostEur })),
  ),
);
/** With a pump already, which runs on colder water once all parts of the shell but its floor are good. */
const pumped = CHOICES.woningtype.flatMap((woningtype) =>
  [1924, 1937].flatMap((bouwjaar) =>
    [230, 290].map((monthlyCostEur) =>
      houseOf({ woningtype, bouwjaar, monthlyCostEur, glazing: 'hr++', heating: 'warmtepomp' }),
    ),
  ),
);

describe('what the shell can take', () => {
  it('stands by what pays back soonest, what one source prices after all else', () => {
    for (const house of houses) {
      const options = shellOptions(house, figures2026);
      const order = options.map((one) => ({
        late: restsOnOneSource(one.id),
        years: netEur(one, TERMS) / saved(one, house),
      }));
      for (const [at, one] of order.slice(1).entries()) {
        const before = order[at] ?? one;
        expect(Number(before.late)).toBeLessThanOrEqual(Number(one.late));
        if (before.late === one.late) expect(before.years).toBeLessThanOrEqual(one.years);
      }
      expect(idsOf(options).every(isOfShell)).toBe(true);
    }
  });

  it('holds neither the attic floor nor the soil, of which another part of the house tells more', () => {
    const all = houses.flatMap((house) => idsOf(shellOptions(house, figures2026)));
    expect(all).toContain('vloerisolatie');
    expect(all).not.toContain('zoldervloerisolatie');
    expect(all).not.toContain('bodemisolatie');
  });
});

describe('what of it belongs in a way of heating', () => {
  it('pays for itself, one after another, and nothing that is left out still would', () => {
    let held = 0;
    for (const house of [...houses, ...pumped]) {
      const chosen = packageOf(house);
      let done = house;
      for (const one of chosen) {
        expect(earnsBack(one, saved(one, done), TERMS)).toBe(true);
        done = one.apply(done);
        held += 1;
      }
      const open = shellOptions(house, figures2026).filter(
        ({ id, excludes }) =>
          !idsOf(chosen).includes(id) && !chosen.some((one) => excludes.includes(one.id)),
      );
      for (const one of open) {
        // Of two that exclude each other the lesser one may pay where the better one does not.
        const hasRival = shellOptions(house, figures2026).some(({ id }) =>
          one.excludes.includes(id),
        );
        if (!hasRival) expect(earnsBack(one, saved(one, done), TERMS)).toBe(false);
      }
    }
    expect(held).toBeGreaterThan(20);
  });

  it('holds what is asked for, whether it pays or not, and counts the rest after it', () => {
    for (const house of houses) {
      for (const { id } of shellOptions(house, figures2026)) {
        const asked = packageOf(house, [id]);
        expect(idsOf(asked)).toContain(id);
        const others = asked.filter((one) => one.id !== id);
        let done = asked.find((one) => one.id === id)?.apply(house) ?? house;
        for (const one of others) {
          expect(earnsBack(one, saved(one, done), TERMS)).toBe(true);
          done = one.apply(done);
        }
      }
    }
  });

  it('holds of two that exclude each other the one that gains most, or that is asked for', () => {
    let pairs = 0;
    for (const house of houses) {
      const options = shellOptions(house, figures2026);
      const chosen = idsOf(packageOf(house));
      const gain = (one: PricedCandidate) => gainEur(one, saved(one, house), TERMS);
      for (const one of options) {
        const rival = options.find(({ id }) => one.excludes.includes(id));
        if (rival === undefined) continue;
        pairs += 1;
        if (gain(one) > gain(rival)) expect(chosen).not.toContain(rival.id);
        const asked = idsOf(packageOf(house, [rival.id]));
        expect(asked).toContain(rival.id);
        expect(asked).not.toContain(one.id);
      }
    }
    expect(pairs).toBeGreaterThan(50);
  });

  it('does last what pays only beside the rest of the shell, which a pump then heats with colder water', () => {
    const late = pumped.filter((house) => {
      const ids = idsOf(packageOf(house));
      const order = idsOf(shellOptions(house, figures2026));
      return ids.some((id, at) => at > 0 && order.indexOf(id) < order.indexOf(ids[at - 1] ?? id));
    });
    expect(late.length).toBeGreaterThan(0);
    for (const house of late) {
      const plan = planFor(house, figures2026);
      const ids = plan.steps.map(({ candidate }) => candidate.id).filter(isOfShell);
      expect(plan.shellOrder.filter((id) => ids.includes(id))).toEqual(ids);
      const last = plan.steps.find(({ candidate }) => candidate.id === ids.at(-1));
      const { candidate, before } = last as NonNullable<typeof last>;
      expect(earnsBack(candidate, saved(candidate, before), plan.route)).toBe(true);
    }
  });

  it('keeps the order of payback', () => {
    for (const house of houses) {
      const order = idsOf(shellOptions(house, figures2026));
      const ids = idsOf(packageOf(house, ['dakisolatie', 'hr-glas']));
      expect(ids).toEqual(order.filter((id) => ids.includes(id)));
    }
  });
});
