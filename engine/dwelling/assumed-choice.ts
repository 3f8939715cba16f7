import type { Figures } from '../figures/index.ts';
import type { Choice, ChoiceField, DwellingAnswers } from '../terms/answers.ts';
import { dayOf } from '../terms/iso-days.ts';
import { assumeHouse } from './assume-house.ts';
import { cleanAnswers } from './clean-answers.ts';

/**
 * What a question with a choice is taken to be while the visitor leaves it open, whatever was answered to it; bill and
 * meters say nothing of it, so that it costs no report.
 * @throws RangeError where `today` is no day
 */
export function assumedChoice<Field extends ChoiceField>(
  field: Field,
  answers: DwellingAnswers,
  figures: Figures,
  today: string,
): Choice<Field> {
  const clean = cleanAnswers({ ...answers, [field]: undefined });
  const { facts } = assumeHouse(clean, figures, Number(dayOf(today).slice(0, 4)));
  return facts[field].value as Choice<Field>;
}
