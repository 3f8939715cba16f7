import type { Report } from '@sens/engine';
import { RotateCcw } from 'lucide-react';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { knownFacts } from '#features/house-questions/known-facts.ts';
import { Announcer } from '#features/tool/Announcer.tsx';
import { focusOnce } from '#lib/browser/focus-content.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { COMPARE_COPY } from '#words/compare/copy.ts';
import { tellsWithoutNetting } from '#words/compare/state-names.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { CertaintyMark } from '../CertaintyMark.tsx';
import { ANSWERS_SAVED } from '../saving/copy.ts';
import { SaveState } from '../saving/SaveState.tsx';
import type { Saving } from '../saving/use-saving.ts';
import { REFINE_COPY as COPY } from './copy.ts';
import { markAtFoot } from './mark-at-foot.ts';
import { changedCount, REFINE_ID, type Refining } from './refining.ts';

/** The outcome in a sentence, with what it was before. */
function outcomeWords(report: Report, before: Report): string {
  const { now } = report;
  const [from, to] = [before.now.label.likely, now.label.likely];
  const [was, is] = [before.now, now].map((state) => formatEuroRange(state.costCentsPerMonth));
  return [
    from === to ? COPY.labelIs(to) : COPY.labelFrom(from, to),
    was === is ? COPY.costIs(String(is)) : COPY.costFrom(String(was), String(is)),
    report.plan.length > 0
      ? COPY.savingIs(formatEuroRange(planTotals(report).savingCentsPerYear))
      : COPY.noStepsLeft,
  ].join('. ');
}

function Was({ now, before }: { now: string; before: string }) {
  if (now === before) return null;
  return (
    <span className="block text-xs leading-tight text-blad-100">
      {COPY.was} {before}
    </span>
  );
}

function Figure({
  label,
  now,
  before,
  className = '',
}: {
  label: string;
  now: string;
  before: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <dt className="text-xs leading-tight text-blad-100 sm:text-sm">{label}</dt>
      <dd className="mt-0.5 font-kop text-sm leading-tight font-bold tabular-nums sm:text-lg">
        {now}
        <span className="font-tekst font-normal">
          <Was before={before} now={now} />
        </span>
      </dd>
    </div>
  );
}

/** What the changes come to, in view while the visitor makes them, and whether they are kept. */
export function RefineResult({
  report,
  before,
  refining,
  saving,
}: {
  report: Report;
  before: Report;
  refining: Refining;
  saving: Saving;
}) {
  const count = changedCount(refining);
  const { known, total } = knownFacts(report.dwelling);
  const cost = (one: Report) => formatEuroRange(one.now.costCentsPerMonth);
  const gain = (one: Report) =>
    one.plan.length > 0 ? formatEuroRange(planTotals(one).savingCentsPerYear) : COPY.noSteps;
  const [from, to] = [before.now.label.likely, report.now.label.likely];
  // The button goes with the last change. An open question closes and gives the focus to its own button; without one
  // the head of the section has it.
  const reset = () => {
    refining.reset();
    const title = refining.open ? null : document.getElementById(REFINE_ID);
    if (title) focusOnce(title);
  };
  return (
    <aside
      aria-label={COPY.result}
      data-active={count > 0 || refining.open !== undefined || undefined}
      className="on-dark only-script refine-result z-10 rounded-card bg-bos-900 py-2 pr-2 pl-4 text-white shadow-float max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1.5 sm:px-6 sm:py-3 lg:p-6 print:hidden"
      ref={markAtFoot}
    >
      <CertaintyMark
        className="max-lg:order-first max-lg:mr-2 max-lg:h-1 lg:mb-4"
        facts={report.dwelling}
      />
      <dl className="grid min-w-0 flex-1 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr_1fr] lg:grid-cols-1 lg:gap-5">
        <div>
          <dt className="text-xs text-blad-100 max-sm:sr-only sm:text-sm">{COPY.label}</dt>
          <dd>
            <LabelArrow label={to} />
            {from === to ? null : <Was before={from} now={to} />}
          </dd>
        </div>
        <Figure
          before={cost(before)}
          className="max-sm:hidden"
          label={tellsWithoutNetting(report) ? COMPARE_COPY.withoutNetting(COPY.cost) : COPY.cost}
          now={cost(report)}
        />
        <Figure before={gain(before)} label={COPY.saving} now={gain(report)} />
      </dl>
      <div className="contents flex-wrap items-center gap-x-4 text-sm lg:mt-4 lg:flex">
        <p className="hidden basis-full text-blad-100 lg:block">{COPY.known(known, total)}</p>
        <p className="hidden lg:block">{count === 0 ? COPY.unchanged : COPY.changed(count)}</p>
        <SaveState isOnDark saving={saving} words={ANSWERS_SAVED} />
        {count > 0 ? (
          <Button
            className="min-h-11! px-2.5! text-sm text-white! hover:text-zon-400! lg:px-0!"
            look="quiet"
            onClick={reset}
          >
            <Icon className="size-5 sm:hidden" shape={RotateCcw} />
            <span className="max-sm:sr-only">{COPY.reset}</span>
          </Button>
        ) : null}
      </div>
      <Announcer
        cause={refining.change.join(' ')}
        causeOf={refining.open && `${refining.open} ${refining.answers[refining.open]}`}
        text={`${outcomeWords(report, before)}.`}
      />
    </aside>
  );
}
