import { formatEuro, formatEuroRange, roundEstimate } from '#lib/format-nl.ts';
import { MEASURE_WORDS } from '../plan/measure-words.ts';
import type { PlanCashFlow, Renewal } from './plan-cash-flow.ts';

/** Words around the chart of the cash flow. */
export const CASH_FLOW_COPY = {
  title: (years: number) => `Zo loopt het op in ${years} jaar`,
  caption: 'Betaald en bespaard bij elkaar, in geld van nu',
  start: 'Start',
  after: (years: number) => `Na ${years} jaar`,
  falling: 'Prijzen dalen',
  expected: 'Prijzen blijven gelijk',
  rising: 'Prijzen stijgen',
  paidBack: (year: number) => `Terugverdiend rond ${year}`,
  bandNote:
    'De band laat alleen zien wat dalende of stijgende energieprijzen doen. De besparing zelf kan lager of hoger uitvallen.',
} as const;

/** An amount in cents as an estimate. */
export const estimateEuro = (cents: number): string => {
  const eur = roundEstimate(cents / 100);
  return formatEuro(eur * 100 + 0);
};

const nameOf = (id: Renewal['id']) =>
  (id === 'omvormer' ? 'de omvormer' : MEASURE_WORDS[id].name).toLowerCase();

/** How many years it looks ahead: it begins at the start, before the first. */
export const yearsOf = ({ positions }: Pick<PlanCashFlow, 'positions'>) => positions.length - 1;

/** What the chart says, in sentences: what is paid, when it is back, what is left at the end. */
export function cashFlowWords(flow: PlanCashFlow): string[] {
  const { positions, renewals, leftOut, paidBack } = flow;
  const years = yearsOf(flow);
  const [start, end] = [positions[0]?.mid ?? 0, positions.at(-1) ?? { low: 0, mid: 0, high: 0 }];
  const rest =
    end.mid >= 0
      ? `Na ${years} jaar houdt u ongeveer ${estimateEuro(end.mid)} over`
      : `Na ${years} jaar komt u ongeveer ${estimateEuro(-end.mid)} tekort`;
  return [
    `U betaalt eerst ongeveer ${estimateEuro(-start)}. ${
      paidBack === null
        ? `In ${years} jaar komt dat niet helemaal terug.`
        : `Rond ${paidBack.in} heeft u dat terugverdiend.`
    } ${rest}. Met dalende of stijgende energieprijzen is het ${formatEuroRange(end)}.`,
    ...(renewals.length > 0
      ? [
          `Meegerekend is wat in die tijd aan vervanging toe is: ${renewals
            .map((one) => `${nameOf(one.id)} rond ${one.year}`)
            .join(', ')}. Daarvan tellen alleen de jaren binnen deze ${years} jaar.`,
        ]
      : []),
    ...(leftOut.length > 0
      ? [
          `Niet meegerekend, want de prijs hangt af van een offerte: ${leftOut.map(nameOf).join(', ')}.`,
        ]
      : []),
  ];
}
