import { expect, it } from 'vitest';
import { resolveHouse } from '../dwelling/resolve-house.ts';
import {
  cleanAnswers,
  figures2026,
  type MeasureId,
  makeReport,
  type SubsidyMeasure,
  subsidyFor,
} from '../index.ts';
import { personas } from '../personas/personas.ts';

const today = '2026-11-20';
type Areas = ReturnType<typeof resolveHouse>['house']['areas'];

/** The same measure as the subsidy calculator asks for it; nothing where it knows no grant. */
function asked(id: MeasureId, kW: number, areas: Areas): SubsidyMeasure | undefined {
  const perM2: Partial<Record<MeasureId, SubsidyMeasure>> = {
    spouwmuurisolatie: { id: 'spouw', areaM2: areas.wallM2 },
    gevelisolatie: { id: 'gevel', areaM2: areas.wallM2 },
    dakisolatie: { id: 'dak', areaM2: areas.roofM2 },
    vloerisolatie: { id: 'vloer', areaM2: areas.groundFloorM2 },
    'hr-glas': { id: 'hrpp', areaM2: areas.windowM2 },
    'triple-glas': { id: 'triple', areaM2: areas.windowM2 },
    zonneboiler: { id: 'zonneboiler', collectorM2: 3 },
    'hybride-warmtepomp': {
      id: 'warmtepomp',
      kind: 'lucht-water-hybride',
      powerKw: kW,
      label: 'A+++',
    },
    warmtepomp: {
      id: 'warmtepomp',
      kind: 'lucht-water-elektrisch',
      powerKw: kW,
      label: 'A+++',
    },
  };
  return perM2[id];
}

it.each(
  personas
    .filter(({ answers }) => answers.woningtype !== 'appartement')
    .map((persona) => [persona.name, persona.answers] as const),
)('the plan grants to the cent what the subsidy calculator does: %s', (_, answers) => {
  const report = makeReport(answers, figures2026, today);
  const { areas, bouwjaar } = resolveHouse(cleanAnswers(answers), figures2026, 2026).house;
  const planned = report.plan.flatMap((measure) => {
    const measureAsked = asked(measure.id, measure.quantity.value, areas);
    return measureAsked === undefined ? [] : [{ measure, measureAsked }];
  });
  const { lines } = subsidyFor(
    {
      home: { ownerOccupied: true, mainResidence: true, bouwjaar, woningtype: answers.woningtype },
      measures: planned.map(({ measureAsked }) => measureAsked),
    },
    figures2026,
    today,
  );
  const amounts = planned.map(({ measure }) => measure.subsidyCents?.mid ?? 0);
  expect(amounts).toStrictEqual(lines.map(({ amountCents }) => amountCents.mid));
});
