import {
  type AnswerField,
  type Choice,
  type DwellingFacts,
  heatsWithBoiler,
  knownRoof,
} from '@sens/engine';

type Position = Choice<'flatPosition'>;

/** Where a flat has other homes above it, and where below. */
const HOMES_ABOVE: readonly Position[] = ['tussen', 'hoek', 'begane-grond'];
const HOMES_BELOW: readonly Position[] = ['tussen', 'hoek', 'dak', 'dak-hoek'];

/** Whether a question makes sense for this house: a cavity is not asked of a flat's place, and so on. */
export function isAsked(field: AnswerField, facts: DwellingFacts): boolean {
  const isFlat = facts.woningtype.value === 'appartement';
  const touches = (homes: readonly Position[]) =>
    isFlat && homes.includes(facts.flatPosition.value);
  switch (field) {
    case 'flatPosition':
      return isFlat;
    case 'crawlSpace':
    case 'roofType':
      return !isFlat;
    case 'roof':
    case 'roofAreaM2':
      return !touches(HOMES_ABOVE);
    case 'floor':
    case 'groundFloorAreaM2':
      return !touches(HOMES_BELOW);
    case 'gasM3PerYear':
      return heatsWithBoiler(facts.heating.value) || facts.cooking.value === 'gas';
    case 'roofOrientation':
      return knownRoof(facts) !== 'plat' && (facts.solarPanels.value > 0 || !isFlat);
    case 'wallType':
      return facts.wall.value !== 'goed';
    default:
      return true;
  }
}
