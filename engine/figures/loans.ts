import { figure } from './types.ts';

/** Loans; an amount of a year that was not seen again says so. */
export const loans = {
  /** Joint verzamelinkomen below which the interest is 0%; the same since 2024. */
  warmtefondsZero: figure({
    id: 'wf.zero',
    label: 'Warmtefonds: 0% rente onder dit gezamenlijk inkomen',
    value: { incomeBelowEur: 60_000 },
    date: '2026',
    sources: ['warmtefonds'],
    confidence: 'A',
  }),
  /** 29,000 is the newest amount seen (May 2026); older pages say 27,000 and 28,000. */
  warmtefondsMax: figure({
    id: 'wf.max',
    label: 'Warmtefonds: hoogste lening',
    value: { minEur: 1000, maxEur: 29_000 },
    date: '2026',
    sources: ['warmtefonds'],
    confidence: 'C',
  }),
  warmtefondsTerms: figure({
    id: 'wf.term',
    label: 'Warmtefonds: looptijden',
    value: { years: [7, 10, 15, 20], twentyYearsAboveEur: 15_000 },
    date: '2026',
    sources: ['warmtefonds'],
    confidence: 'B',
  }),
  /** Room outside the income test for energy measures, by the label the home has now. */
  mortgageRoom: figure({
    id: 'wf.mortgage_extra',
    label: 'Hypotheekruimte voor energiemaatregelen, naar label',
    value: { A: 10_000, B: 10_000, C: 15_000, D: 15_000, E: 20_000, F: 20_000, G: 20_000 },
    date: '2026',
    validUntil: '2026-12-31',
    sources: ['hypotheek2026'],
    confidence: 'B',
  }),
} as const;
