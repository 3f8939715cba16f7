import { collectors, rule } from './isde-2026.ts';

/** What a kind of ventilation must be able to do. */
export interface IsdeVentilationNeeds {
  m3PerHour: number;
  /** Least number of CO2 sensors, where the kind has them. */
  co2Sensors?: number;
  /** Least heat recovery, where the kind has it. */
  recoveryPct?: number;
}

/** What ventilation must be able to do for the grant of `isde.vent`, by its kind. */
const ventilationNeeds: Readonly<Record<string, IsdeVentilationNeeds>> = {
  'co2-gestuurd': { m3PerHour: 125, co2Sensors: 2 },
  'wtw-centraal': { m3PerHour: 125, recoveryPct: 85 },
  'wtw-decentraal': { m3PerHour: 80, recoveryPct: 80 },
};

/** Rules of ISDE 2026 that only who asks after a work gets to: the subsidy tool and the heat pump check. */
export const isdeToolRules2026 = {
  glassTwice: rule(
    'isde.glas.twice',
    'ISDE glas: twee aanvragen binnen 24 maanden',
    { applications: 2, withinMonths: 24 },
    '2025-01-01',
    'rvo2025',
    'A',
  ),
  roofRd: rule(
    'isde.rd.dak',
    'ISDE dak en zoldervloer: minimale Rd',
    { rd: 3.5 },
    '2026',
    'rvoIsolatie',
  ),
  heatPumpPower: rule(
    'isde.wp.list.lw',
    'ISDE per toestel: lucht-waterwarmtepompen',
    { maxKw: 70 },
    '2026-07-23',
    'rvoMeldcodes',
  ),
  /** RVO's rule since 2024, quoted by trade and municipal pages of Nov 2023 and Jan 2024. */
  heatPumpLabel: rule(
    'isde.wp.label',
    'ISDE warmtepomp: label A++ of beter',
    { granted: ['A++', 'A+++'] as readonly string[] },
    '2024',
    'rvo2025',
  ),
  heatPumpGwp: rule(
    'isde.wp.gwp',
    'ISDE: geen split met GWP boven 750',
    { gwpAbove: 750, chargeBelowKg: 3, workFrom: '2026-01-01' },
    '2026',
    'rvo2026',
  ),
  airToAir: rule(
    'isde.wp.airco',
    'Geen ISDE voor lucht-lucht',
    { eur: 0 },
    '2026',
    'rvoWarmtepomp',
  ),
  /** Amount since 2024 as RVO's budget page of 2024 printed it; not seen again for 2026. */
  heatNetwork: rule('isde.warmtenet', 'ISDE warmtenet', { eur: 3775 }, '2024-01-01', 'rvoBudget'),
  cooking: rule('isde.koken', 'ISDE elektrisch koken', { eur: 400 }, '2026', 'rvoBudget'),
  /** Collectors above the size of `isde.solarBoilers`. */
  largeSolarBoilers: collectors('isde.zb10', 'Zonneboilers 5 tot 10 m2', 10, [1004, 1846, 2177]),
  ventilationNeeds,
};
