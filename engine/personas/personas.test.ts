import { describe, expect, it } from 'vitest';
import { CHOICES, figures2026, LABEL_CLASSES, makeReport } from '../index.ts';
import { EXPECTED_ON, personas } from './personas.ts';

describe.each(personas)('$name', ({ answers, plan, grantsEur, labelNow, gasM3 }) => {
  const report = makeReport(answers, figures2026, EXPECTED_ON);

  it('gets the expected plan', () => {
    expect(report.plan.map(({ id }) => id)).toStrictEqual(plan);
  });

  it.runIf(grantsEur)('gets the grants computed by hand', () => {
    for (const [id, eur] of Object.entries(grantsEur ?? {})) {
      const measure = report.plan.find((one) => one.id === id);
      expect(measure, id).toBeDefined();
      const expected = eur === null ? null : Math.round(eur * 100);
      expect(measure?.subsidyCents?.mid ?? null, id).toBe(expected);
    }
  });

  it('has a label in the expected span, inside its own range', () => {
    const rank = (label: (typeof LABEL_CLASSES)[number]) => LABEL_CLASSES.indexOf(label);
    const { best, likely, worst } = report.now.label;
    expect(rank(best)).toBeLessThanOrEqual(rank(likely));
    expect(rank(likely)).toBeLessThanOrEqual(rank(worst));
    if (labelNow === undefined) return;
    expect(rank(likely), likely).toBeGreaterThanOrEqual(rank(labelNow[0]));
    expect(rank(likely), likely).toBeLessThanOrEqual(rank(labelNow[1]));
  });

  it.runIf(gasM3)('uses about as much gas as published', () => {
    const { published, tolerance } = gasM3 ?? { published: 0, tolerance: 0 };
    const difference = Math.abs(report.now.gasM3PerYear.mid - published);
    expect(difference).toBeLessThanOrEqual(published * tolerance);
  });
});

describe('the households together', () => {
  it('are at least 24, each with its own name, its why and its source', () => {
    expect(personas.length).toBeGreaterThanOrEqual(24);
    expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
    for (const { why, source } of personas) {
      expect(why).toMatch(/^[A-Z].{20,}\.$/);
      expect(source.length).toBeGreaterThan(3);
    }
  });

  it('are held to published gas use in more than half of them', () => {
    const held = personas.filter(({ gasM3 }) => gasM3 !== undefined);
    expect(held.length).toBeGreaterThan(personas.length / 2);
  });

  it('cover every type of house and every place in a block', () => {
    const types = new Set(personas.map(({ answers }) => answers.woningtype));
    expect([...types].sort()).toStrictEqual([...CHOICES.woningtype].sort());
    const places = new Set(personas.map(({ answers }) => answers.flatPosition));
    for (const place of ['tussen', 'hoek', 'dak', 'dak-hoek', 'begane-grond'] as const) {
      expect(places).toContain(place);
    }
  });
});
