import type { Choice } from '../terms/answers.ts';
import type { LabelClass } from '../terms/label-class.ts';
import type { Figure } from './types.ts';

/** Official class limits in EP2 (kWh primary fossil energy per m2 a year), best first; above the last one: G. */
export const labelLimits: Figure<readonly { label: LabelClass; maxEp2KwhPerM2: number }[]> = {
  id: 'label.limits',
  label: 'Klassegrenzen energielabel (EP2)',
  value: [
    { label: 'A++++', maxEp2KwhPerM2: 0 },
    { label: 'A+++', maxEp2KwhPerM2: 50 },
    { label: 'A++', maxEp2KwhPerM2: 75 },
    { label: 'A+', maxEp2KwhPerM2: 105 },
    { label: 'A', maxEp2KwhPerM2: 160 },
    { label: 'B', maxEp2KwhPerM2: 190 },
    { label: 'C', maxEp2KwhPerM2: 250 },
    { label: 'D', maxEp2KwhPerM2: 290 },
    { label: 'E', maxEp2KwhPerM2: 335 },
    { label: 'F', maxEp2KwhPerM2: 380 },
  ],
  date: '2021-01-01',
  sources: ['rvoBrochure'],
  confidence: 'B',
};

/** Primary energy factors of NTA 8800. */
export const primaryEnergy: Figure<{ electricity: number; gas: number }> = {
  id: 'label.pef',
  label: 'Primaire-energiefactoren NTA 8800',
  value: { electricity: 1.45, gas: 1 },
  date: '2025',
  sources: ['nta8800'],
  confidence: 'B',
};

/**
 * Hot water as the label counts it: people by floor area (7.22 to 7.24), need per person, and the
 * efficiency of combi boiler and heat pump (tables 13.25 to 13.27).
 */
export const labelHotWater: Figure<{
  /** One person up to `smallM2`, from there a straight line to `people` at `bendM2`, then less steep. */
  occupants: { smallM2: number; bendM2: number; people: number; perM2Above: number };
  kwhPerOccupant: number;
  combi: number;
  combiRows: readonly (readonly [needKwh: number, correction: number])[];
  pump: number;
  pumpRows: readonly (readonly [needKwh: number, correction: number])[];
}> = {
  id: 'dhw.nta',
  label: 'Warm water in het energielabel (NTA 8800)',
  value: {
    occupants: { smallM2: 30, bendM2: 100, people: 2.28, perM2Above: 0.01 },
    kwhPerOccupant: 856,
    combi: 0.675,
    combiRows: [
      [555, 0.68],
      [1805, 0.8],
      [2500, 0.867],
      [3195, 0.933],
      [3890, 1],
    ],
    pump: 1.4,
    pumpRows: [
      [1805, 0.45],
      [2500, 0.75],
      [3195, 0.92],
      [3890, 1],
    ],
  },
  date: '2025',
  sources: ['nta8800'],
  confidence: 'B',
};

/** COP that the label gives a heat pump, by the water its emitters ask for: 55, 45 and 35 C (table 9.28). */
export const labelPumpCop: Figure<
  Readonly<Record<Choice<'emitters'>, { air: number; ground: number }>>
> = {
  id: 'hp.cop.nta',
  label: 'Rendement warmtepomp in het energielabel (NTA 8800, tabel 9.28)',
  value: {
    radiatoren: { air: 2.6, ground: 3.7 },
    'lage-temperatuur': { air: 3, ground: 4.1 },
    vloerverwarming: { air: 3.35, ground: 4.4 },
  },
  date: '2025',
  sources: ['nta8800'],
  confidence: 'B',
};
