import { type Assumption, figure } from './types.ts';

/** What the facts do not hold and the heat-pump check needs; each with its derivation. */
const check: Assumption<{
  hybridShareOfLoss: number;
  hybridMaxKw: number;
  scopSpread: number;
  oldBoilerYears: number;
}> = {
  value: {
    hybridShareOfLoss: 0.5,
    hybridMaxKw: 8,
    scopSpread: 0.15,
    oldBoilerYears: 15,
  },
  confidence: 'G',
  reason:
    'hybrid: hp.rule, 40 to 50 % of the loss (C); SCOP spread: hp.scop.temp, 3.49 to 3.79 at 55 C, and more in the field; boiler age: usual practice',
};

/** What only the heat-pump check asks: sound, what is announced, and its own assumptions. */
export const heatPumpCheckFigures = {
  /** Bbl 4.107: 45 dB by day (7 to 19 h) for a unit with a quiet mode, else 40 dB all day. */
  soundLimit: figure({
    id: 'hp.noise',
    label: 'Geluidsgrens buitenunit op de perceelgrens (Bbl 4.107)',
    value: { nightDb: 40, dayDb: 45 },
    date: '2021-04-01',
    sources: ['buroToetz', 'opengegevens'],
    confidence: 'C',
  }),
  /** The loudest an outdoor unit may be in the EU: the cautious value until the visitor's own is known. */
  soundPower: figure({
    id: 'hp.sound.eu',
    label: 'Grootste geluidsvermogen buitenunit in de EU: tot 6 kW en tot 12 kW',
    value: { smallDb: 65, smallUpToKw: 6, largeDb: 70 },
    date: '2026',
    sources: ['merford'],
    confidence: 'C',
  }),
  /** Announced, no law yet. */
  hybridNorm: figure({
    id: 'hybride2029',
    label: 'Hybride warmtepomp bij vervanging van de ketel (aangekondigd, nog geen wet)',
    value: { fromYear: 2029 },
    date: '2026-10-07',
    sources: ['rijkHybride'],
    confidence: 'C',
  }),
  check,
} as const;
