import { figures2026, makeReport } from '@sens/engine';
import { EXPECTED_ON, personas } from '@sens/engine/personas';
import { Picture } from '#components/ui/Picture.tsx';
import { formatDate } from '#lib/format-nl.ts';
import type { PictureData } from '#lib/pictures.ts';
import { EXAMPLES_COPY as COPY } from './copy.ts';
import { Example } from './Example.tsx';
import { expectationsOf } from './expectations.ts';

/** Every household of the engine's tests, worked out and held against what was expected of it. */
export function Examples({ picture }: { picture: PictureData }) {
  const all = personas.map((persona) => ({
    persona,
    report: makeReport(persona.answers, figures2026, EXPECTED_ON),
  }));
  const outcomes = all.flatMap(({ persona, report }) => expectationsOf(persona, report));
  const holding = outcomes.filter(({ holds }) => holds).length;
  return (
    <div className="wrap py-10 lg:py-14">
      <div className="grid items-center gap-x-12 gap-y-4 md:grid-cols-[1.6fr_1fr]">
        <div>
          <h1 className="max-w-[18ch] text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)]">{COPY.title}</h1>
          <p className="mt-5 max-w-[62ch] text-lg">{COPY.intro(all.length)}</p>
          <p className="mt-2">
            {`${COPY.made(formatDate(EXPECTED_ON))} `}
            <b>{COPY.summary(holding, outcomes.length)}</b>
          </p>
        </div>
        <Picture className="mx-auto w-full max-w-80" picture={picture} />
      </div>
      <div className="mt-8 grid items-start gap-3">
        {all.map(({ persona, report }, index) => (
          <Example key={persona.name} number={index + 1} persona={persona} report={report} />
        ))}
      </div>
    </div>
  );
}
