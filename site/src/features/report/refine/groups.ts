import type { AnswerField } from '@sens/engine';
import type { REFINE_COPY } from './copy.ts';

export interface FactGroup {
  id: keyof typeof REFINE_COPY.groups;
  fields: AnswerField[];
}

/** Every characteristic that a visitor can correct, in the groups in which it is shown. */
export const GROUPS: readonly FactGroup[] = [
  {
    id: 'huis',
    fields: ['woningtype', 'flatPosition', 'bouwjaar', 'floorAreaM2', 'residents', 'thermostatC'],
  },
  {
    id: 'verbruik',
    fields: ['monthlyCostEur', 'gasM3PerYear', 'electricityKwhPerYear'],
  },
  {
    id: 'schil',
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
