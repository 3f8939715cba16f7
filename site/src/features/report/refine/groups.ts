import type { AnswerField } from '@sens/engine';
import type { REFINE_COPY } from './copy.ts';

export interface FactGroup {
  id: keyof typeof REFINE_COPY.groups;
  /** What most visitors know by heart stands open from the start. */
  startsOpen: boolean;
  fields: AnswerField[];
}

/** Every characteristic that a visitor can correct, in the groups in which it is shown. */
export const GROUPS: readonly FactGroup[] = [
  {
    id: 'huis',
    startsOpen: true,
    fields: ['woningtype', 'flatPosition', 'bouwjaar', 'floorAreaM2', 'residents', 'thermostatC'],
  },
  {
    id: 'verbruik',
    startsOpen: false,
    fields: ['monthlyCostEur', 'gasM3PerYear', 'electricityKwhPerYear'],
  },
  {
    id: 'schil',
    startsOpen: false,
    fields: [
      'roof',
      'roofType',
      'roofAreaM2',
      'wall',
      'wallType',
      'wallAreaM2',
      'floor',
      'crawlSpace',
      'groundFloorAreaM2',
      'glazing',
      'windowAreaM2',
      'doors',
      'draughtProofing',
    ],
  },
  {
    id: 'installaties',
    startsOpen: false,
    fields: [
      'heating',
      'emitters',
      'hotWater',
      'ventilation',
      'cooking',
      'solarPanels',
      'roofOrientation',
      'batteryKwh',
    ],
  },
];
