import { figure } from './types.ts';

/** Schemes beside the ISDE that a report does not count with; of a year that was not seen again it says so. */
export const otherSchemes = {
  /** One source ends the scheme on 31 December 2025; its state in 2026 was not found. */
  svoh: figure({
    id: 'svoh',
    label: 'SVOH: subsidie voor verhuurders, hoogste bedrag per woning',
    value: { maxEurPerHome: 10000, maxWithPumpEurPerHome: 15000, until: '2029-12-31' },
    date: '2024',
    sources: ['svoh', 'svohVerlengd'],
    confidence: 'C',
  }),
  /** Who lets a home or has a business has an ISDE of its own; its amounts and rules of now were not found. */
  businessIsde: figure({
    id: 'zakelijk.isde',
    label: 'ISDE voor zakelijke gebruikers, aan te vragen vóór de koop',
    value: { before: 'purchase' },
    date: '2023',
    sources: ['rvoZakelijk'],
    confidence: 'C',
  }),
  /** Any municipal amount is set locally: none is given here. */
  municipality: figure({
    id: 'gem.spuk',
    label: 'Gemeenten krijgen geld voor isolatie van woningen met label D tot G',
    value: { labels: 'D-G' },
    date: '2025',
    sources: ['spuk'],
    confidence: 'A',
  }),
} as const;
