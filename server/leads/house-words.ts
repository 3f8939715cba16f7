import type { AnswerField, DwellingAnswers } from '@sens/engine';

/** Dutch names of the answers about a house, for the company's eyes; units where there are any. */
const LABELS: Record<AnswerField, string> = {
  woningtype: 'woningtype',
  flatPosition: 'ligging appartement',
  wallType: 'soort gevel',
  wall: 'gevelisolatie',
  roofType: 'soort dak',
  roof: 'dakisolatie',
  floor: 'vloerisolatie',
  crawlSpace: 'kruipruimte',
  glazing: 'glas',
  doors: 'buitendeuren',
  draughtProofing: 'kierdichting',
  ventilation: 'ventilatie',
  heating: 'verwarming',
  emitters: 'warmteafgifte',
  hotWater: 'warm water',
  cooking: 'koken',
  roofOrientation: 'ligging dak',
  bouwjaar: 'bouwjaar',
  monthlyCostEur: 'energiekosten (€ per maand)',
  gasM3PerYear: 'gas (m3 per jaar)',
  electricityKwhPerYear: 'stroom (kWh per jaar)',
  floorAreaM2: 'woonoppervlak (m2)',
  wallAreaM2: 'gevel (m2)',
  roofAreaM2: 'dak (m2)',
  groundFloorAreaM2: 'begane grond (m2)',
  windowAreaM2: 'ramen (m2)',
  residents: 'bewoners',
  thermostatC: 'thermostaat (°C)',
  solarPanels: 'zonnepanelen',
  batteryKwh: 'thuisbatterij (kWh)',
};

/** The answers in a fixed order, each with its Dutch name; what is not wanted last. */
export function houseRows(answers: DwellingAnswers): [label: string, value: string][] {
  const given: Partial<Record<AnswerField, string | number>> = answers;
  const rows = (Object.keys(LABELS) as AnswerField[]).flatMap((field): [string, string][] => {
    const value = given[field];
    return value === undefined ? [] : [[LABELS[field], String(value)]];
  });
  const { unwanted } = answers;
  return unwanted ? [...rows, ['wil men niet', unwanted.join(', ')]] : rows;
}
