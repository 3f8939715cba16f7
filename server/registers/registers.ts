import type { LeadSubmission, Registered } from '@sens/contract';
import { createRegister, type RegisterPatience } from '#http/register.ts';
import { errorCode } from '#refusals/error-code.ts';
import { dutchDayOf } from '#time/dutch-time.ts';
import { askBag } from './bag.ts';
import { type DwellingQuestion, dwellingKey, dwellingQuestion } from './dwelling-question.ts';
import { askEpOnline } from './ep-online.ts';

/** A register that wants a key. */
export interface RegisterAccess {
  /** Up to the version. */
  url: string;
  key: string;
}

export interface RegistersParts extends RegisterPatience {
  bag?: RegisterAccess;
  epOnline?: RegisterAccess;
  log: { warn(told: object, message: string): void };
  now: () => Date;
}

/** What the registers hold of the dwelling that a request is about; never rejects. */
export type LookUpDwelling = (submission: LeadSubmission) => Promise<Registered | undefined>;

/**
 * The registers of buildings and labels, as far as there is a key for them. They are asked at the same
 * time, each with a limit of its own; what one of them does not tell is left out.
 */
export function createRegisters(parts: RegistersParts): LookUpDwelling {
  const { bag, epOnline, log, now, ...patience } = parts;
  const keyOf = dwellingKey;
  const registers = {
    ...(bag && {
      bag: createRegister<DwellingQuestion, Registered>({
        ...patience,
        keyOf,
        ask: (question, signal) => askBag(bag, question, signal),
      }),
    }),
    ...(epOnline && {
      epOnline: createRegister<DwellingQuestion, Registered>({
        ...patience,
        keyOf,
        ask: (question, signal) => askEpOnline(epOnline, question, signal, dutchDayOf(now())),
      }),
    }),
  };
  return async (submission) => {
    const question = dwellingQuestion(submission);
    if (!question) return undefined;
    const answers = await Promise.all(
      Object.entries(registers).map(([register, lookUp]) =>
        lookUp(question).catch((error: unknown) => {
          log.warn({ register, code: errorCode(error) }, 'register unavailable');
          return undefined;
        }),
      ),
    );
    const registered: Registered = Object.assign({}, ...answers);
    return Object.keys(registered).length > 0 ? registered : undefined;
  };
}
