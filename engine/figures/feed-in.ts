import { figure } from './types.ts';

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
    date: '2026-10-05',
    sources: ['modelcontracten'],
    confidence: 'D',
  }),
} as const;
