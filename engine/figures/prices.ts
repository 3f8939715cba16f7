import { figure } from './types.ts';

// The energy tax inside these prices is that of 2026.
const cbs = {
  date: '2026-08',
  validUntil: '2026-12-31',
  sources: ['cbsTarieven', 'modelcontracten'],
  confidence: 'B',
} as const;

/** Energy prices incl. VAT: the CBS average of all contracts, August 2026. */
export const prices = {
  gas: figure({
    id: 'price.cbs.gas',
    label: 'Gasprijs incl. energiebelasting en btw',
    value: { eurPerM3: 1.3794 },
    ...cbs,
  }),
  electricity: figure({
    id: 'price.cbs.el',
    label: 'Stroomprijs incl. energiebelasting en btw',
    value: { eurPerKwh: 0.2578 },
    ...cbs,
  }),
  gasFixed: figure({
    id: 'price.cbs.gasfixed',
    label: 'Vaste kosten gasaansluiting (netbeheer en levering)',
    value: { networkEurPerYear: 268.37, supplyEurPerYear: 92.95 },
    ...cbs,
  }),
  /** Supply by CBS; network of a usual connection, up to 3x25 A, by Stedin's tariffs of 2026 (`nat.stedin.el26`). */
  electricityFixed: figure({
    id: 'price.cbs.elfixed',
    label: 'Vaste kosten stroomaansluiting (netbeheer en levering)',
    value: { networkEurPerYear: 476.76, supplyEurPerYear: 114.63 },
    ...cbs,
    sources: [...cbs.sources, 'netbeheerTarieven'],
  }),
  energyTaxReduction: figure({
    id: 'nat.tax.rebate26',
    label: 'Vermindering energiebelasting per aansluiting, incl. btw',
    value: { eurPerYear: 628.96 },
    date: '2026',
    validUntil: '2026-12-31',
    sources: ['energiebelasting'],
    confidence: 'B',
  }),
  heat: figure({
    id: 'price.heat',
    label: 'Hoogste prijs van een warmtenet, per GJ',
    value: { eurPerGj: 40.97 },
    date: '2026',
    validUntil: '2026-12-31',
    sources: ['acmWarmte'],
    confidence: 'B',
  }),
  /**
   * The most for a connection to a heat network, its set and its meter: 760.77 in 2025 and over 67 more in 2026. How much
   * over follows from what ACM says of a household: 3.34 less with a mean use, and up to 53.04 more with a low one.
   */
  heatFixed: figure({
    id: 'price.heat.fixed',
    label: 'Hoogste vaste kosten van een warmtenet (levering, afleverset en meten)',
    value: { eurPerYear: 828 },
    date: '2026',
    validUntil: '2026-12-31',
    sources: ['acmWarmte'],
    confidence: 'C',
  }),
} as const;
