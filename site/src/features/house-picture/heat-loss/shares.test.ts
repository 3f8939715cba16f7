import { CHOICES, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { formatShare } from '#lib/format-nl.ts';
import { againstNow, sharesOf } from './shares.ts';

const houses = CHOICES.woningtype.flatMap((woningtype) =>
  Array.from({ length: 22 }, (_, at) => 1915 + 5 * at).flatMap((bouwjaar) =>
    [150, 260].map((monthlyCostEur) => ({ woningtype, bouwjaar, monthlyCostEur })),
  ),
);

test('what a plan leaves as it is loses the same share of the heat before and after, as it is shown', () => {
  const more = houses.flatMap((answers) => {
    const { now, after } = makeReport(answers, figures2026, '2026-11-20');
    const [was, is] = [sharesOf(now), sharesOf(againstNow(after, now))];
    const parts = Object.keys(was) as (keyof typeof was)[];
    return parts
      .filter(
        (part) =>
          Number.parseInt(formatShare(is[part]), 10) > Number.parseInt(formatShare(was[part]), 10),
      )
      .map((part) => ({ ...answers, part }));
  });
  expect(more).toEqual([]);
});
