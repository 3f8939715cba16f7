import {
  type IsdeAreaRate,
  type isdeDemands2026,
  isdeHeatPumpCents,
  type ToolFigures,
} from '@sens/engine';
import { CHOICE_WORDS } from '#features/subsidy-calculator/copy.ts';
import { measureName } from '#features/subsidy-calculator/measure-copy.ts';
import type { MeasureKey } from '#features/subsidy-calculator/measures.ts';
import { formatCents, formatEuro, formatPeriod } from '#lib/format-nl.ts';
import { ISDE_COPY as COPY } from './copy.ts';

type Demands = typeof isdeDemands2026;

/** A measure paid per m2, in words. */
export interface AreaRow {
  name: string;
  /** Under the name. */
  note?: string;
  one: string;
  two: string;
  area: string;
  demand: string;
}

/** Something paid per piece, in words. */
export interface DeviceRow {
  name: string;
  amount: string;
  demand: string;
}

const decimals = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
const number = (value: number) => decimals.format(value);
const oneDecimal = (value: number) =>
  value.toLocaleString('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const indicative = (words: string) => `${words} (${COPY.indicative})`;

function areaRow(name: string, rate: IsdeAreaRate, demand: string, together = false): AreaRow {
  const area = together ? COPY.areaTogether : COPY.area;
  return {
    name,
    ...(rate.biobasedBonusEurPerM2 > 0
      ? { note: COPY.biobased(formatCents(rate.biobasedBonusEurPerM2 * 100)) }
      : {}),
    one: formatCents(rate.eurPerM2 * 100),
    two: formatCents(rate.eurPerM2Double * 100),
    area: area(number(rate.minM2), number(rate.maxM2)),
    demand,
  };
}

/** Every measure that is paid per m2, with what it asks; what only others than RVO say is indicative. */
export function areaRows({ isde }: ToolFigures, demands: Demands): AreaRow[] {
  const { areaRates: area, glassRates: glass, roofRd } = isde;
  const rd = (value: number) => COPY.rd(oneDecimal(value));
  const row = (key: MeasureKey, rate: IsdeAreaRate, demand: string, together = false) =>
    areaRow(measureName(key), rate, demand, together);
  const { lowRd, highRd } = demands.soilRd.value;
  const between = ({ aboveU = 0, maxU = 0 }: IsdeAreaRate) =>
    COPY.uBetween(oneDecimal(aboveU), oneDecimal(maxU));
  const atMost = ({ maxU = 0 }: { maxU?: number }) => COPY.u(oneDecimal(maxU));
  return [
    row('spouw', area.spouwmuurisolatie.value, indicative(rd(demands.cavityRd.value.rd))),
    row('gevel', area.gevelisolatie.value, indicative(rd(demands.wallRd.value.rd))),
    row('dak', area.dakisolatie.value, rd(roofRd.value.rd)),
    row('zoldervloer', area.zoldervloerisolatie.value, rd(roofRd.value.rd)),
    row('vloer', area.vloerisolatie.value, indicative(rd(demands.floorRd.value.rd))),
    row(
      'bodem',
      area.bodemisolatie.value,
      indicative(COPY.rdTwice(oneDecimal(lowRd), oneDecimal(highRd))),
    ),
    row('hrpp', area['hr-glas'].value, atMost(area['hr-glas'].value), true),
    row(
      'triple',
      area['triple-glas'].value,
      `${indicative(atMost(demands.tripleU.value))}, ${COPY.newFrame}`,
      true,
    ),
    row('paneel', glass.paneel.value, between(glass.paneel.value), true),
    row(
      'paneel-nieuw',
      glass['paneel-nieuw'].value,
      `${atMost(glass['paneel-nieuw'].value)}, ${COPY.newFrame}`,
      true,
    ),
    row('deur', glass.deur.value, between(glass.deur.value), true),
    row('deur-nieuw', glass['deur-nieuw'].value, atMost(glass['deur-nieuw'].value), true),
    areaRow(
      COPY.monument,
      glass.monument.value,
      COPY.monumentDemand(formatPeriod(glass.monument.date)),
      true,
    ),
  ];
}

/** Powers that homes have, to read a grant from. */
const EXAMPLE_KW = [4, 6, 8, 10, 12];

/** The grant of an air-to-water heat pump by its power and label. */
export const pumpRows = (figures: ToolFigures): string[][] =>
  EXAMPLE_KW.map((kw) => [
    COPY.kw(number(kw)),
    formatEuro(isdeHeatPumpCents(kw, 'A++', figures)),
    formatEuro(isdeHeatPumpCents(kw, 'A+++', figures)),
  ]);

const euro = (eur: number) => formatEuro(eur * 100);

function ventilationDemand({ ventilationNeeds, period }: ToolFigures['isde']): string {
  const kinds = Object.entries(ventilationNeeds).map(
    ([kind, { m3PerHour, co2Sensors, recoveryPct }]) =>
      co2Sensors === undefined
        ? COPY.recovery(CHOICE_WORDS[kind] ?? kind, number(m3PerHour), number(recoveryPct ?? 0))
        : COPY.sensors(CHOICE_WORDS[kind] ?? kind, number(m3PerHour), number(co2Sensors)),
  );
  return [COPY.ventilationDemand(period.value.months), ...kinds].join(' ');
}

/** Everything that is paid per piece, but for the air-to-water heat pump; and what gets nothing. */
export function deviceRows({ isde }: ToolFigures): DeviceRow[] {
  const { heatPumpLists: pumps, solarBoilers, largeSolarBoilers } = isde;
  const { ventilation, heatNetwork, cooking } = isde;
  const listed = (
    name: string,
    { minEur, medianEur, maxEur }: { minEur: number; medianEur: number; maxEur: number },
  ): DeviceRow => ({
    name,
    amount: COPY.list(euro(minEur), euro(maxEur)),
    demand: COPY.listDemand(euro(medianEur)),
  });
  const small = number(solarBoilers.value.upToM2);
  const large = number(largeSolarBoilers.value.upToM2);
  return [
    listed(COPY.groundPump, pumps['bodem-water'].value),
    listed(COPY.waterPump, pumps['water-water'].value),
    listed(measureName('warmtepompboiler'), pumps.warmtepompboiler.value),
    listed(COPY.solarSmall(small), solarBoilers.value),
    listed(COPY.solarLarge(small, large), largeSolarBoilers.value),
    {
      name: measureName('ventilatie'),
      amount: euro(ventilation.value.eur),
      demand: ventilationDemand(isde),
    },
    {
      name: measureName('warmtenet'),
      amount: euro(heatNetwork.value.eur),
      demand: COPY.heatNetworkDemand(heatNetwork.date.slice(0, 4)),
    },
    {
      name: measureName('elektrisch-koken'),
      amount: euro(cooking.value.eur),
      demand: COPY.cookingDemand,
    },
    { name: measureName('airco'), amount: euro(isde.airToAir.value.eur), demand: COPY.noneDemand },
    {
      name: measureName('thuisbatterij'),
      amount: euro(isde.battery.value.eur),
      demand: COPY.noneDemand,
    },
  ];
}
