import { LABEL_CLASSES, type LabelClass, type MeasureId, type Report } from '@sens/engine';
import type { Persona } from '@sens/engine/personas';
import { formatNumber, formatShare } from '#lib/format-nl.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { EXAMPLES_COPY as COPY } from './copy.ts';

/** What was expected of a house, what came of it, and whether they agree. */
export interface Expectation {
  what: string;
  expected: string;
  result: string;
  holds: boolean;
}

const exactEuro = (euros: number) =>
  `€\u00a0${euros.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const planWords = (ids: readonly MeasureId[]) =>
  ids.map((id) => MEASURE_WORDS[id].name).join(', ') || COPY.none;

function planExpectation({ plan }: Persona, report: Report): Expectation {
  const found = report.plan.map(({ id }) => id);
  return {
    what: COPY.plan,
    expected: planWords(plan),
    result: planWords(found),
    holds: found.join() === plan.join(),
  };
}

function labelExpectation([best, worst]: [LabelClass, LabelClass], report: Report): Expectation {
  const rank = (label: LabelClass) => LABEL_CLASSES.indexOf(label);
  const { likely } = report.now.label;
  return {
    what: COPY.label,
    expected: COPY.labelBetween(best, worst),
    result: likely,
    holds: rank(likely) >= rank(best) && rank(likely) <= rank(worst),
  };
}

function gasExpectation(gas: NonNullable<Persona['gasM3']>, report: Report): Expectation {
  const found = report.now.gasM3PerYear.mid;
  return {
    what: COPY.gas,
    expected:
      gas.tolerance > 0
        ? COPY.gasAbout(formatNumber(gas.published), formatShare(gas.tolerance))
        : COPY.gas3(formatNumber(gas.published)),
    result: COPY.gas3(formatNumber(found)),
    holds: Math.abs(found - gas.published) <= gas.tolerance * gas.published,
  };
}

const grantWords = (cents: number | null | undefined) =>
  cents == null ? COPY.none : exactEuro(cents / 100);

function grantExpectations({ grantsEur = {} }: Persona, report: Report): Expectation[] {
  return Object.entries(grantsEur).map(([id, euros]) => {
    const expected = euros === null ? null : Math.round(euros * 100);
    const found = report.plan.find((one) => one.id === id)?.subsidyCents?.mid ?? null;
    return {
      what: COPY.grantOf(MEASURE_WORDS[id as MeasureId].name),
      expected: grantWords(expected),
      result: grantWords(found),
      holds: found === expected,
    };
  });
}

/** Every expectation of a household with what became of it. */
export function expectationsOf(persona: Persona, report: Report): Expectation[] {
  return [
    planExpectation(persona, report),
    ...(persona.labelNow ? [labelExpectation(persona.labelNow, report)] : []),
    ...(persona.gasM3 ? [gasExpectation(persona.gasM3, report)] : []),
    ...grantExpectations(persona, report),
  ];
}
