import { type DwellingAnswers, figures2026, readDwelling } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuestionSteps } from './QuestionSteps.tsx';

const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning' };

/** What a page with a few questions says, of a house that was judged by `judged`. */
function said(answers: DwellingAnswers, judged = answers) {
  const html = renderToStaticMarkup(
    <QuestionSteps
      answers={answers}
      facts={readDwelling(judged, figures2026, '2026-11-20')}
      first={['glazing', 'heating', 'wall']}
      more={[]}
      onChange={() => undefined}
    />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('"weet ik niet" tells our assumption, and never the answer that was given', () => {
  const open = said(HOUSE);
  expect(open).toContain('Onze aanname: dubbel glas');
  for (const answers of [
    { ...HOUSE, glazing: 'enkel' },
    { ...HOUSE, heating: 'warmtenet' },
    { ...HOUSE, wall: 'goed' },
  ] satisfies DwellingAnswers[]) {
    const assumptions = (text: string) => text.match(/Weet ik niet (Onze|Wij)[^?]*/g);
    expect(assumptions(said(answers))).toEqual(assumptions(open));
    // An answer that was taken back is not told either, while the facts are still those of before.
    expect(assumptions(said(HOUSE, answers))).toEqual(assumptions(open));
  }
});
