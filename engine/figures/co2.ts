import { figure } from './types.ts';

const wholeChain = { date: '2025', sources: ['co2'], confidence: 'C' } as const;

/** CO2 factors, one scope for both: the whole chain from extraction to use, 2025. */
export const co2 = {
  gas: figure({
    id: 'co2.gas',
    label: 'CO2 aardgas, hele keten',
    value: { kgPerM3: 2.134 },
    ...wholeChain,
  }),
  electricity: figure({
    id: 'co2.el.mix',
    label: 'CO2 stroom, gemiddelde Nederlandse mix',
    value: { kgPerKwh: 0.268 },
    ...wholeChain,
  }),
} as const;
