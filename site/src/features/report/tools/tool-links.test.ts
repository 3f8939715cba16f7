import {
  type DwellingAnswers,
  makeReport,
  paybackOf,
  toolFigures2026,
  wishedPackage,
} from '@sens/engine';
import { describe, expect, it } from 'vitest';
import { heatPumpCodec } from '#features/heat-pump-check/state.ts';
import { roiCodec } from '#features/roi-calculator/roi-codec.ts';
import { wishOf } from '#features/roi-calculator/state.ts';
import { calculate } from '#features/subsidy-calculator/calculate.ts';
import { subsidyCodec } from '#features/subsidy-calculator/subsidy-codec.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { toolLinks } from './tool-links.ts';

const TODAY = '2026-11-28';

const HOUSES: DwellingAnswers[] = [
  { woningtype: 'tussenwoning', bouwjaar: 1974, glazing: 'dubbel', monthlyCostEur: 210 },
  { woningtype: 'vrijstaand', bouwjaar: 1955, residents: 4, floor: 'niet' },
  { woningtype: 'hoekwoning', bouwjaar: 1962, unwanted: ['zonnepanelen'] },
];

const queryOf = (link: string) => new URL(link, 'https://sens.example').searchParams;

describe.each(HOUSES)('the tools from the report of a $woningtype of $bouwjaar', (answers) => {
  const report = makeReport(answers, toolFigures2026, TODAY);
  const links = toolLinks(answers, report);
  const { unwanted: _, ...house } = answers;

  it('gives each the house as it was told, and nothing to adjust', () => {
    for (const [codec, link] of [
      [roiCodec, links.payback],
      [heatPumpCodec, links.heatPump ?? ''],
    ] as const) {
      const { state, notes } = codec.decode(queryOf(link));
      expect(state.answers).toEqual(house);
      expect(notes).toEqual([]);
    }
  });

  it('counts in the payback tool what the report counts', () => {
    const { state } = roiCodec.decode(queryOf(links.payback));
    const wish = wishOf(state);
    const offered = report.plan.map(({ id }) => id);
    const wished = wishedPackage(
      { answers: state.answers, chosen: state.chosen, offered: [], hasBatterySize: false },
      TODAY,
      toolFigures2026,
    );
    expect(state.chosen?.toSorted()).toEqual(offered.toSorted());
    expect(paybackOf(wish, wished, TODAY, toolFigures2026).netInvestmentCents).toBe(
      planTotals(report).netCents.mid,
    );
  });

  it('asks the subsidy calculator for just the steps that the scheme knows', () => {
    const { state, notes } = subsidyCodec.decode(queryOf(links.subsidy ?? ''));
    expect(notes).toEqual([]);
    expect(state.chosen.length).toBeGreaterThan(0);
    const granted = report.plan.filter(({ subsidyCents }) => (subsidyCents?.mid ?? 0) > 0);
    expect(state.chosen).toHaveLength(granted.length);
    const { lines } = calculate(state, TODAY);
    expect(lines.every(({ line }) => (line?.amountCents.mid ?? 0) > 0)).toBe(true);
  });
});

it('tells the subsidy calculator which sizes the report assumes, and which were told', () => {
  const answers: DwellingAnswers = {
    woningtype: 'hoekwoning',
    bouwjaar: 1974,
    monthlyCostEur: 240,
    groundFloorAreaM2: 52,
  };
  const { subsidy = '' } = toolLinks(answers, makeReport(answers, toolFigures2026, TODAY));
  const { state } = subsidyCodec.decode(queryOf(subsidy));
  expect(state.details.vloer).toEqual({ m2: 52 });
  expect(state.details.spouw?.m2).toBeGreaterThan(0);
  expect(Object.keys(state.reported)).toEqual(['spouw', 'warmtepomp']);
  expect(state.reported.spouw).toBe(state.details.spouw?.m2);
});

it('gives the calculator no area that reaches a minimum which the report found missed', () => {
  const answers: DwellingAnswers = {
    woningtype: 'tussenwoning',
    bouwjaar: 1970,
    roof: 'niet',
    roofAreaM2: 19.6,
  };
  const report = makeReport(answers, toolFigures2026, TODAY);
  const roof = report.plan.find(({ id }) => id === 'dakisolatie');
  expect(roof?.subsidyCents?.mid).toBe(0);
  const { subsidy = '' } = toolLinks(answers, report);
  const { lines } = calculate(subsidyCodec.decode(queryOf(subsidy)).state, TODAY);
  const line = lines.find(({ key }) => key === 'dak')?.line;
  expect(line?.amountCents.mid).toBe(0);
});

it('leads no owner of a flat to a sum that the association makes', () => {
  const answers: DwellingAnswers = { woningtype: 'appartement', bouwjaar: 1965 };
  const report = makeReport(answers, toolFigures2026, TODAY);
  expect(toolLinks(answers, report).subsidy).toBeUndefined();
});

it('asks nobody who has a heat pump or a heat network about one', () => {
  for (const heating of ['hybride', 'warmtepomp', 'warmtenet'] as const) {
    const answers: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1985, heating };
    const report = makeReport(answers, toolFigures2026, TODAY);
    expect(toolLinks(answers, report).heatPump).toBeUndefined();
  }
});
