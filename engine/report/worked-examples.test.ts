import { expect, it } from 'vitest';
import {
  type DwellingAnswers,
  heatPumpCheck,
  MEASURE_IDS,
  makeReport,
  packageFor,
  type Range,
  type Reason,
  toolFigures2026,
  type WorkedOutMeasure,
} from '../index.ts';

const TODAY = '2026-11-20';

/** Houses that between them meet every measure, every way of heating and most grounds. */
const HOUSES: Record<string, DwellingAnswers> = {
  'terraced, a meter': { woningtype: 'tussenwoning', bouwjaar: 1972, gasM3PerYear: 1500 },
  'corner, nothing told': { woningtype: 'hoekwoning', bouwjaar: 1968 },
  'corner, solid wall, a high bill': {
    ...{ woningtype: 'hoekwoning', bouwjaar: 1920, wall: 'niet', roof: 'niet' },
    ...{ monthlyCostEur: 420, residents: 5, crawlSpace: 'nee' },
  },
  'semi-detached, little glass': {
    ...{ woningtype: 'twee-onder-een-kap', bouwjaar: 1974, windowAreaM2: 2, glazing: 'enkel' },
    ...{ roofAreaM2: 19, ventilation: 'mechanisch', monthlyCostEur: 260 },
  },
  'detached, a hybrid and a flat roof': {
    ...{ woningtype: 'vrijstaand', bouwjaar: 1985, heating: 'hybride', roofType: 'plat' },
    ...{ glazing: 'hr++', residents: 4, emitters: 'vloerverwarming' },
  },
  'detached, well insulated, panels': {
    ...{ woningtype: 'vrijstaand', bouwjaar: 1990, roof: 'goed', wall: 'goed', floor: 'goed' },
    ...{ glazing: 'hr++', solarPanels: 8, draughtProofing: 'goed', electricityKwhPerYear: 3900 },
  },
  'flat under the roof': { woningtype: 'appartement', bouwjaar: 1965, flatPosition: 'dak-hoek' },
  'flat, place unknown': { woningtype: 'appartement', bouwjaar: 1990, monthlyCostEur: 190 },
  'terraced, heat network': { woningtype: 'tussenwoning', bouwjaar: 1980, heating: 'warmtenet' },
  'corner, new': { woningtype: 'hoekwoning', bouwjaar: 2021 },
  'detached, large works': {
    ...{ woningtype: 'vrijstaand', bouwjaar: 1910, residents: 2, monthlyCostEur: 420 },
    ...{ ventilation: 'wtw', cooking: 'elektrisch' },
  },
  'old flat, led by one source': {
    ...{ woningtype: 'appartement', bouwjaar: 1910, residents: 2, monthlyCostEur: 180 },
  },
  'flat, a class that would fall': {
    ...{ woningtype: 'appartement', bouwjaar: 1975, residents: 2, monthlyCostEur: 420 },
  },
  'corner, warm water and battery': {
    ...{ woningtype: 'hoekwoning', bouwjaar: 1980, hotWater: 'zonneboiler', solarPanels: 6 },
    ...{ batteryKwh: 5, doors: 'geisoleerd', wall: 'goed' },
  },
};

const span = (range: Range | null) => (range ? `${range.low}/${range.mid}/${range.high}` : '-');
const said = ({ code, values }: Reason) => (values ? `${code} ${JSON.stringify(values)}` : code);

const measure = (one: WorkedOutMeasure) =>
  [
    `${one.step} ${one.id} ${one.quantity.value} ${one.quantity.unit}`,
    `costs ${span(one.investmentCents)}${one.priceIsIndicative ? ' about' : ''}, grant ${span(one.subsidyCents)}`,
    `saves ${span(one.savingCentsPerYear)}, ${one.gasSavedM3PerYear.mid} m3, ${one.electricitySavedKwhPerYear.mid} kWh`,
    `back in ${span(one.paybackYears)} of ${one.lifetimeYears}, then ${one.labelAfter}`,
    `${one.moment}; ${one.comfort.join(' ')}; not with: ${one.excludes.join(' ')}; first: ${one.needsFirst.join(' ')}.`,
    ...one.reasons.map(said),
    one.sourceIds.join(' '),
  ].join('\n      ');

const byItself = (one: WorkedOutMeasure) =>
  `${one.id} grant ${span(one.subsidyCents)}, saves ${one.savingCentsPerYear.mid}: ${one.reasons.map(said).join(', ')}; ${one.sourceIds.join(' ')}`;

function inFull(answers: DwellingAnswers): string[] {
  const { routes, plan, considered, leftOut, totals, wouldChange, now } = makeReport(
    answers,
    toolFigures2026,
    TODAY,
  );
  const beside = plan.map(({ id }) => id);
  const alone = MEASURE_IDS.map((id) => packageFor(answers, [id], toolFigures2026, TODAY));
  return [
    `now ${now.label.likely} ${now.label.best}-${now.label.worst}, ${now.gasM3PerYear.mid} m3, ${now.electricityKwhPerYear.mid} kWh, ${Math.round(now.heatLossWPerK)} W/K, ${now.co2KgPerYear.mid} kg`,
    ...routes.map((one) => `route ${JSON.stringify(one)}`),
    `plan ${beside.join(' ')}`,
    ...[...plan, ...considered].map(measure),
    ...leftOut.map(({ id, reason }) => `without ${id}: ${said(reason)}`),
    `in all ${span(totals.netInvestmentCents)}, ${span(totals.savingCentsPerYear)}, ${span(totals.paybackYears)}`,
    ...wouldChange.map(said),
    'each measure by itself',
    ...alone.flatMap(({ measures }) => measures.map(byItself)),
    ...alone.flatMap(({ leftOut: [one] }) =>
      one ? [`without ${one.id}: ${said(one.reason)}`] : [],
    ),
    `pumps ${heatPumpCheck(answers, toolFigures2026, TODAY)
      .verdicts.map(
        ({ kind, suitability, outcome }) =>
          `${kind} ${suitability} ${span(outcome?.grantCents ?? null)}`,
      )
      .join(', ')}`,
  ];
}

it('works its houses out as they are written down: what changes there is read by people', async () => {
  const all = Object.entries(HOUSES).map(([name, answers]) =>
    [name, ...inFull(answers)].join('\n  '),
  );
  // After a change that is meant: `vitest run --project unit worked-examples -u`, and read the difference.
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('worked-examples.txt');
});
