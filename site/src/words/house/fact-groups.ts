import type { AnswerField } from '@sens/engine';

export interface FactGroup {
  title: string;
  fields: AnswerField[];
}

/** Every characteristic that a visitor can correct, in the groups in which it is shown. */
export const GROUPS: readonly FactGroup[] = [
  {
    title: 'Het huis',
    fields: ['woningtype', 'flatPosition', 'bouwjaar', 'floorAreaM2', 'residents', 'thermostatC'],
  },
  {
    title: 'Verbruik',
    fields: ['monthlyCostEur', 'gasM3PerYear', 'electricityKwhPerYear'],
  },
  {
    title: 'Dak, muren, vloer en ramen',
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
    title: 'Verwarming en installaties',
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
