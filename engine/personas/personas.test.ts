import { describe, expect, it } from 'vitest';
import { figures2026, LABEL_CLASSES, makeReport } from '../index.ts';
import { personas } from './personas.ts';

describe.each(personas)('$name', ({ answers, plan, grantsEur, labelNow, gasM3 }) => {
  const report = makeReport(answers, figures2026, '2026-11-20');

  it('gets the expected plan', () => {
    expect(report.plan.map(({ id }) => id)).toStrictEqual(plan);
  });

  it('gets the grants computed by hand', () => {
    for (const [id, eur] of Object.entries(grantsEur ?? {})) {
      const measure = report.plan.find((one) => one.id === id);
      expect(measure?.subsidyCents?.mid).toBe(Math.round(eur * 100));
    }
  });

  it('has a label in the expected span, inside its own range', () => {
    const rank = (label: (typeof LABEL_CLASSES)[number]) => LABEL_CLASSES.indexOf(label);
    const { best, likely, worst } = report.now.label;
    expect(rank(best)).toBeLessThanOrEqual(rank(likely));
    expect(rank(likely)).toBeLessThanOrEqual(rank(worst));
    if (labelNow === undefined) return;
    expect(rank(likely)).toBeGreaterThanOrEqual(rank(labelNow[0]));
    expect(rank(likely)).toBeLessThanOrEqual(rank(labelNow[1]));
  });

  it('uses about as much gas as published', () => {
    if (gasM3 === undefined) return;
    const deviation = report.now.gasM3PerYear.mid / gasM3.published - 1;
    expect(Math.abs(deviation)).toBeLessThanOrEqual(gasM3.tolerance);
  });
});
