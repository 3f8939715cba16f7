import { expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import type { Choice } from '../terms/answers.ts';

/** Codes of HR++ glass in an old house with this glass now, in its plan or beside it. */
function codesWith(glazing: Choice<'glazing'>) {
  const answers = { woningtype: 'vrijstaand', bouwjaar: 1930, monthlyCostEur: 400 } as const;
  const { plan, considered } = makeReport({ ...answers, glazing }, figures2026, '2026-11-20');
  return [...plan, ...considered]
    .find(({ id }) => id === 'hr-glas')
    ?.reasons.map(({ code }) => code);
}

it('HR++ in the place of single glass says that the frames may be too thin, and in that of double not', () => {
  expect(codesWith('enkel')).toContain('kozijn-te-dun');
  expect(codesWith('dubbel')).not.toContain('kozijn-te-dun');
});
