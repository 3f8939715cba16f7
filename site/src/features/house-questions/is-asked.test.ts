import {
  type AnswerField,
  type Choice,
  type DwellingAnswers,
  figures2026,
  makeReport,
} from '@sens/engine';
import { expect, test } from 'vitest';
import { isAsked } from './is-asked.ts';

const ROOF: AnswerField[] = ['roof', 'roofAreaM2'];
const FLOOR: AnswerField[] = ['floor', 'groundFloorAreaM2'];

function askedOf(flatPosition: Choice<'flatPosition'>): AnswerField[] {
  const answers = { woningtype: 'appartement', bouwjaar: 1962, flatPosition } as const;
  const { dwelling } = makeReport(answers, figures2026, '2026-11-20');
  return [...ROOF, ...FLOOR].filter((field) => isAsked(field, dwelling));
}

test('a flat is asked of a roof and a floor only where it has them', () => {
  expect(askedOf('tussen')).toEqual([]);
  expect(askedOf('hoek')).toEqual([]);
  expect(askedOf('dak-hoek')).toEqual(ROOF);
  expect(askedOf('begane-grond')).toEqual(FLOOR);
  expect(askedOf('onbekend')).toEqual([...ROOF, ...FLOOR]);
});

test('which way a roof faces is asked of one that faces any way', () => {
  const asks = (answers: Partial<DwellingAnswers>) => {
    const { dwelling } = makeReport(
      { woningtype: 'hoekwoning', ...answers },
      figures2026,
      '2026-11-20',
    );
    return isAsked('roofOrientation', dwelling);
  };
  expect(asks({})).toBe(true);
  expect(asks({ roofType: 'schuin' })).toBe(true);
  expect(asks({ roofType: 'plat' })).toBe(false);
  expect(asks({ roofType: 'plat', solarPanels: 8 })).toBe(false);
  // Nobody asks a flat for its roof, and an assumed one is no ground for silence.
  expect(asks({ woningtype: 'appartement', solarPanels: 8 })).toBe(true);
});

test('a house is asked of both', () => {
  const { dwelling } = makeReport({ woningtype: 'hoekwoning' }, figures2026, '2026-11-20');
  expect([...ROOF, ...FLOOR].every((field) => isAsked(field, dwelling))).toBe(true);
});
