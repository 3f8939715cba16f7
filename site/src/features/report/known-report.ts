import { type Registered, withRegistered } from '@sens/contract';
import {
  type DwellingAnswers,
  type DwellingFacts,
  figuresFor,
  makeReport,
  type Report,
} from '@sens/engine';

/** What a register knows and the visitor did not say, marked as such. */
function fromRegister(
  dwelling: DwellingFacts,
  answers: DwellingAnswers,
  registered: Registered,
): DwellingFacts {
  const facts = { ...dwelling };
  for (const field of ['bouwjaar', 'floorAreaM2'] as const) {
    if (registered[field] === undefined || answers[field] !== undefined) continue;
    facts[field] = { ...facts[field], origin: 'register' };
  }
  return facts;
}

/**
 * The report of a house of which registers know something too; what the visitor answered goes before it.
 * @param today ISO date to compute for
 */
export function knownReport(
  answers: DwellingAnswers,
  registered: Registered | undefined,
  today: string,
): Report {
  const report = makeReport(withRegistered(answers, registered), figuresFor(today), today);
  if (!registered) return report;
  return { ...report, dwelling: fromRegister(report.dwelling, answers, registered) };
}
