import type { DwellingAnswers, Report } from '@sens/engine';
import { useContext } from 'react';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { OwnAnswers } from '../plan/own-answers.ts';
import { TOOL_LINKS_COPY as COPY } from './copy.ts';
import { toolLinks } from './tool-links.ts';

function Links({ house, report }: { house: DwellingAnswers; report: Report }) {
  const links = toolLinks(house, report);
  const shown = (['payback', 'subsidy', 'label', 'heatPump'] as const).flatMap((name) => {
    const href = links[name];
    return href === undefined ? [] : [{ name, href }];
  });
  return (
    <ul className="mt-2 grid gap-x-10 gap-y-2 sm:grid-cols-2">
      {shown.map(({ name, href }) => (
        <li key={name}>
          <span className="block">{COPY[name][0]}</span>
          <a className="text-link" href={href}>
            {COPY[name][1]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The tools that go on where the report ends, each with this house and its plan filled in. */
export function ToolsToo({ report }: { report: Report }) {
  const own = useContext(OwnAnswers);
  if (!own) return null;
  return (
    <PhoneFold className="mt-3 sm:mt-6 print:hidden" title={COPY.title}>
      <h3 className="text-lg" data-fold-title>
        {COPY.title}
      </h3>
      <p className="mt-1">{COPY.text}</p>
      <Links house={own.house} report={report} />
    </PhoneFold>
  );
}
