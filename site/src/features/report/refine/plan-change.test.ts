import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { REFINE_COPY } from './copy.ts';
import { planChange } from './plan-change.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');
const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1972 };

test('an answer that changes nothing in the plan is not explained', () => {
  expect(planChange(report(HOUSE), report(HOUSE), 'Door dit antwoord')).toEqual([]);
});

test('what leaves the plan for an answer is named, in a sentence', () => {
  const words = planChange(report(HOUSE), report({ ...HOUSE, wall: 'goed' }), 'Door dit antwoord');
  expect(words.join(' ')).toMatch(/^Door dit antwoord .*spouwmuur isoleren/);
});

test('another way of heating is said first, with its ground', () => {
  const before = report({ ...HOUSE, heating: 'cv-ketel' });
  const withOther = before.routes.find((one) => !one.chosen && one.id !== 'huidig');
  const was = before.routes.find((one) => one.chosen);
  if (!withOther || !was) throw new Error('one route only');
  const routes = before.routes
    .filter((one) => one !== was)
    .map((one) => ({ ...one, chosen: one === withOther }));
  const reason = { code: 'geen-kruipruimte' } as const;
  const leftOut = [{ id: was.id as 'warmtepomp', reason }];
  const [first, second, third] = planChange(
    before,
    { ...before, routes, leftOut },
    'Door dit antwoord',
  );
  expect(first).toMatch(/^Door dit antwoord past .* niet meer\.$/);
  expect(second).toContain('kruipruimte');
  expect(third).toMatch(/^Daarom/);
});

test('a way of heating that the reader does not want is said to be so, not to be unfit', () => {
  const house: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1985, monthlyCostEur: 300 };
  const before = report(house);
  const was = before.routes.find(({ chosen }) => chosen)?.id;
  expect(was).toBe('warmtepomp');
  const after = report({ ...house, unwanted: ['warmtepomp'] });
  const words = planChange(before, after, 'Door wat u heeft veranderd').join(' ');
  expect(words).toMatch(
    /^U wilt geen volledig elektrische warmtepomp\. Daarom gaat het plan nu uit van/,
  );
  expect(words).not.toContain('niet meer');
});

const cause = 'Door dit antwoord';
const changed = (house: DwellingAnswers, told: Partial<DwellingAnswers>) =>
  planChange(report(house), report({ ...house, ...told }), cause).join(' ');

test('panels that leave with an answer about the wall say what the bill has to do with it', () => {
  const house = { woningtype: 'tussenwoning', bouwjaar: 1965, monthlyCostEur: 180 } as const;
  expect(changed(house, { wall: 'niet' })).toBe(
    `${REFINE_COPY.stepsGone(cause, 'zonnepanelen')} ${REFINE_COPY.lessPower}`,
  );
  // The same ground where the bill is not why.
  const north = changed({ woningtype: 'hoekwoning', bouwjaar: 1978 }, { roofOrientation: 'noord' });
  expect(north).toContain(REFINE_COPY.notEarned('zonnepanelen'));
  expect(north).toContain('Zonneboiler: uw dak ligt op het noorden.');
  expect(north).not.toContain(REFINE_COPY.lessPower);
});

test('a pump that leaves with an answer says what it costs and saves beside the plan', () => {
  const words = changed({ woningtype: 'hoekwoning', bouwjaar: 1978 }, { wall: 'niet' });
  expect(words).toMatch(
    /Zonder zonnepanelen kost een hybride warmtepomp alles bij elkaar €\s[\d.]+ meer en bespaart die €\s\d+ per jaar extra/,
  );
});

test('what leaves says its ground once, and none that the answer is itself', () => {
  const house = { woningtype: 'hoekwoning', bouwjaar: 1978 } as const;
  const gone = REFINE_COPY.stepsGone(cause, 'vloer isoleren');
  expect(changed(house, { crawlSpace: 'nee' })).toBe(
    `${gone} Zonder kruipruimte kan dit niet van onderaf. Isoleren van bovenaf kan wel, bij een nieuwe vloer.`,
  );
  expect(changed(house, { floor: 'goed' })).toBe(gone);
  const network = changed(house, { heating: 'warmtenet' });
  expect(network.match(/warmtenet\./g)).toHaveLength(1);
});
