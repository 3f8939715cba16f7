import { figure } from './types.ts';

const contracts = { date: '2026-10-05', sources: ['modelcontracten'] } as const;

/** What a kWh fed into the grid brings, now and after the end of net metering. */
export const feedIn = {
  end: figure({
    id: 'sald.end',
    label: 'Einde salderingsregeling',
    value: { endsOn: '2027-01-01' },
    date: '2027-01-01',
    sources: ['saldering'],
    confidence: 'A',
  }),
  /** Payment minus feed-in costs in seven model contracts. */
  net: figure({
    id: 'sald.net.range',
    label: 'Terugleververgoeding na terugleverkosten vanaf 2027',
    value: { minEurPerKwh: 0.0025, meanEurPerKwh: 0.0195, maxEurPerKwh: 0.0387 },
    ...contracts,
    confidence: 'D',
  }),
  /** Least payment by law, before feed-in costs; no rule was found for the years after it. */
  minimum: figure({
    id: 'sald.min',
    label: 'Minimale terugleververgoeding, deel van het kale leveringstarief',
    value: { share: 0.5, untilYear: 2030 },
    date: '2027',
    sources: ['saldering'],
    confidence: 'B',
  }),
  /** Three suppliers' costs under net metering. */
  costs2026: figure({
    id: 'sald.cost26',
    label: 'Terugleverkosten in 2026 (drie leveranciers)',
    value: { minEurPerKwh: 0.13, maxEurPerKwh: 0.149 },
    ...contracts,
    confidence: 'B',
  }),
} as const;
