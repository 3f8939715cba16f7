import { expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { figures2026 } from '../figures/index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { savingDoubts } from '../reading/saving-doubt.ts';
import { type AnswerField, CHOICES, type DwellingAnswers } from '../terms/answers.ts';
import { alternatives } from './alternatives.ts';
import { makeReport } from './make-report.ts';

const ROOF: AnswerField[] = ['roof', 'roofAreaM2', 'roofType', 'solarPanels', 'roofOrientation'];
const FLOOR: AnswerField[] = ['floor', 'groundFloorAreaM2'];
const flat = { woningtype: 'appartement', bouwjaar: 1965 } as const;

function asked(answers: DwellingAnswers): AnswerField[] {
  const clean = cleanAnswers(answers);
  const resolved = resolveHouse(clean, figures2026, 2026);
  return alternatives(clean, resolved, figures2026).map(({ field }) => field);
}

it('asks a flat of no roof or floor that is not its own', () => {
  const among = (fields: AnswerField[], open: AnswerField[]) =>
    fields.filter((field) => open.includes(field));
  for (const flatPosition of CHOICES.flatPosition) {
    const open = asked({ ...flat, flatPosition });
    const isUnplaced = flatPosition === 'onbekend';
    expect(among(ROOF, open)).toEqual(flatPosition.startsWith('dak') || isUnplaced ? ROOF : []);
    expect(among(FLOOR, open)).toEqual(flatPosition === 'begane-grond' || isUnplaced ? FLOOR : []);
  }
  expect(asked({ woningtype: 'hoekwoning' })).toEqual(expect.arrayContaining([...ROOF, ...FLOOR]));
});

it('asks of no flat roof which way it faces', () => {
  expect(asked({ woningtype: 'hoekwoning', roofType: 'schuin' })).toContain('roofOrientation');
  expect(asked({ woningtype: 'hoekwoning', roofType: 'plat' })).not.toContain('roofOrientation');
});

it('nor names their insulation as what is least certain', () => {
  for (const flatPosition of CHOICES.flatPosition) {
    const { doubts, wouldChange } = makeReport(
      { ...flat, flatPosition, monthlyCostEur: 180 },
      figures2026,
      '2026-11-20',
    );
    const named = [
      ...doubts.map(({ question }) => question),
      ...wouldChange.map(({ values }) => values.vraag),
    ];
    const missing = [
      ...(flatPosition.startsWith('dak') || flatPosition === 'onbekend' ? [] : ROOF),
      ...(flatPosition === 'begane-grond' || flatPosition === 'onbekend' ? [] : FLOOR),
    ];
    for (const field of missing) expect(named).not.toContain(field);
  }
});

it('leaves no doubt of insulation where there is no part that could have any', () => {
  const known = { ...flat, flatPosition: 'tussen', glazing: 'enkel', wall: 'niet' } as const;
  const causes = (answers: DwellingAnswers) => {
    const clean = cleanAnswers(answers);
    const { house } = resolveHouse(clean, figures2026, 2026);
    return savingDoubts(clean, house, figures2026).map(({ cause }) => cause);
  };
  expect(causes(known)).not.toContain('isolatie');
  expect(causes({ ...known, flatPosition: 'dak' })).toContain('isolatie');
});
