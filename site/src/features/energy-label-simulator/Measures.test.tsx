import { type DwellingAnswers, labelWhatIf, toolFigures2026 } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SIMULATOR_COPY as COPY } from './copy.ts';
import { Measures } from './Measures.tsx';

/** What stands with the measures of a house. */
function measuresOf(answers: DwellingAnswers) {
  const { options, dwelling } = labelWhatIf(answers, [], toolFigures2026, '2026-11-20');
  return renderToStaticMarkup(
    <Measures
      change={() => undefined}
      chosen={[]}
      isFlat={dwelling.woningtype.value === 'appartement'}
      options={options}
    />,
  );
}

test('who tries measures on a flat is told on which of them the VvE decides', () => {
  expect(measuresOf({ woningtype: 'appartement', bouwjaar: 1968 })).toContain(COPY.tryInFlat);
  expect(measuresOf({ woningtype: 'tussenwoning', bouwjaar: 1968 })).not.toContain('VvE');
});
