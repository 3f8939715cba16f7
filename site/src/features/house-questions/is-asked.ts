import type { AnswerField, DwellingFacts } from '@sens/engine';

/** Whether a question makes sense for this house: a cavity is not asked of a flat's place, and so on. */
export function isAsked(field: AnswerField, facts: DwellingFacts): boolean {
  const isFlat = facts.woningtype.value === 'appartement';
  const heating = facts.heating.value;
  const onGas = heating === 'cv-ketel' || heating === 'hybride';
  switch (field) {
    case 'flatPosition':
      return isFlat;
    case 'crawlSpace':
    case 'roofType':
      return !isFlat;
    case 'gasM3PerYear':
      return onGas || facts.cooking.value === 'gas';
    case 'roofOrientation':
      return facts.solarPanels.value > 0 || !isFlat;
    case 'wallType':
      return facts.wall.value !== 'goed';
    default:
      return true;
  }
}
