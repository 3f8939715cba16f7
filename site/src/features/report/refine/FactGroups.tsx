import type { Report } from '@sens/engine';
import { useEffect, useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { isAsked } from '#features/house-questions/is-asked.ts';
import { factName } from '#words/compare/state-names.ts';
import { type FactGroup, GROUPS } from '#words/house/fact-groups.ts';
import { houseFactWords } from '#words/house/fact-words.ts';
import { isKnown, originOf } from '#words/house/shown-origin.ts';
import { REFINE_COPY as COPY } from './copy.ts';
import { FactRow } from './FactRow.tsx';
import type { Refining } from './refining.ts';

const NO_CHANGE: readonly string[] = [];

interface Props {
  report: Report;
  refining: Refining;
}

/** A group, folded in until it is opened or one of its questions is asked. */
function Group({ group, report, refining }: Props & { group: FactGroup }) {
  const { dwelling: facts } = report;
  const { title, fields } = group;
  const [isOpen, setOpen] = useState(false);
  const asked = fields.filter((field) => isAsked(field, facts) || refining.open === field);
  const known = asked.filter((field) => isKnown(field, facts)).length;
  const holdsOpen = refining.open !== undefined && fields.includes(refining.open);
  useEffect(() => {
    if (holdsOpen) setOpen(true);
  }, [holdsOpen]);
  return (
    <details
      className="group rounded-card border border-zand-200 bg-white box-decoration-clone px-4 sm:px-6 sm:py-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      open={isOpen || holdsOpen}
    >
      <summary className="relative flex min-h-13 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 py-1 pr-7 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg">{title}</h3>
        <span className="text-sm text-muted">{COPY.known(known, asked.length)}</span>
        <Icon
          className="absolute inset-y-0 right-0 my-auto size-4 text-muted transition-transform group-open:rotate-180"
          name="chevron"
        />
      </summary>
      <ul className="gap-x-10 xl:grid xl:grid-cols-2 print:grid print:grid-cols-2">
        {asked.map((field) => (
          <FactRow
            allClosed={refining.open === undefined}
            answer={refining.answer}
            ask={refining.ask}
            assumed={refining.open === field ? refining.assumed : undefined}
            change={refining.open === field ? refining.change : NO_CHANGE}
            fact={facts[field]}
            field={field}
            isOpen={refining.open === field}
            key={field}
            label={factName(field, report)}
            origin={originOf(field, facts)}
            value={refining.answers[field]}
            words={houseFactWords(field, facts)}
          />
        ))}
      </ul>
    </details>
  );
}

/** Everything the house was taken to be, in groups, each value with its origin and a way to correct it. */
export function FactGroups(props: Props) {
  return (
    <div className="grid gap-2 sm:gap-4 print:block print:space-y-2">
      {GROUPS.map((group) => (
        <Group group={group} key={group.title} {...props} />
      ))}
    </div>
  );
}
