import { EXPECTED_ON } from '@sens/engine/personas';
import { Picture } from '#components/ui/Picture.tsx';
import { capital } from '#lib/capital.ts';
import { formatDate, formatEuro, formatEuroEstimate } from '#lib/format-nl.ts';
import type { PictureData } from '#lib/pictures.ts';
import { measureList } from '#words/plan/measure-words.ts';
import type { cases } from '../../content-queries.ts';
import { SECTION_COPY as COPY } from './copy.ts';
import { SampleMark } from './SampleMark.tsx';

type Case = Omit<Awaited<ReturnType<typeof cases>>[number], 'picture'> & { picture: PictureData };

/** One house; a bill that was paid is exact, an example that was worked out is not. */
function House({ each }: { each: Case }) {
  const euros = each.sample ? formatEuroEstimate : formatEuro;
  return (
    <li className="grid items-start gap-x-6 gap-y-3 rounded-card border border-zand-200 bg-white p-5 sm:grid-cols-[9rem_1fr]">
      <Picture className="w-36" picture={each.picture} />
      <div>
        <h3 className="text-xl">
          {each.title}
          {each.sample ? <SampleMark /> : null}
        </h3>
        {each.town ? (
          <p className="text-muted">
            {each.town}, {each.year}
          </p>
        ) : null}
        <p className="mt-2 text-sm">{capital(measureList(each.measures))}</p>
        <dl className="mt-3 grid gap-1">
          {[
            [
              COPY.perMonth,
              COPY.fromTo(euros(each.perMonthBeforeEur * 100), euros(each.perMonthAfterEur * 100)),
            ],
            [COPY.invested, euros(each.investmentEur * 100)],
            [COPY.granted, euros(each.subsidyEur * 100)],
          ].map(([name, value]) => (
            <div className="flex flex-wrap justify-between gap-x-3" key={name}>
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {each.quote ? (
          <blockquote className="mt-3 border-l-4 border-zand-200 pl-4">
            {each.quote.text} <cite>{each.quote.by}</cite>
          </blockquote>
        ) : null}
      </div>
    </li>
  );
}

/** Houses as they were and became, with the bill before and after; samples say that they are. */
export function Cases({ cases }: { cases: readonly Case[] }) {
  return (
    <section className="scroll-mt-28">
      <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]" id="projecten">
        {COPY.cases}
      </h2>
      {cases.some(({ sample }) => sample) ? (
        <p className="mt-3 text-sm text-muted">{COPY.casesSample(formatDate(EXPECTED_ON))}</p>
      ) : null}
      <ul className="mt-5 grid gap-4">
        {cases.map((each) => (
          <House each={each} key={each.title} />
        ))}
      </ul>
    </section>
  );
}
