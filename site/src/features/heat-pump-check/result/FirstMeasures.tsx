import type { DwellingAnswers, HeatPumpVerdict, Range } from '@sens/engine';
import { Icon } from '#components/ui/Icon.tsx';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { toolLink } from '#features/tool/tool-link.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { KIND_WORDS, measureName } from '../words/phrases.ts';

/** A flat whose place is unknown is not asked for a roof or floor; it may have one. */
const asksPlace = ({ woningtype, flatPosition = 'onbekend' }: DwellingAnswers) =>
  woningtype === 'appartement' && flatPosition === 'onbekend';

/** What one pays oneself for a measure. */
const priceWords = (net: Range | null | undefined) => (net ? formatEuroRange(net) : COPY.noPrice);

/** What must be done before the recommended kind, and the way to see what that does to the label. */
export function FirstMeasures({
  verdict: { kind, measures, outcome },
  answers,
}: {
  verdict: HeatPumpVerdict;
  answers: DwellingAnswers;
}) {
  const nothing = kind === 'hybride' ? COPY.firstHybrid : COPY.firstDone;
  return (
    <div data-first>
      <h3 className="text-lg">{COPY.firstTitle}</h3>
      <p className="text-sm">
        {measures.length > 0 ? COPY.firstText(KIND_WORDS[kind].one) : nothing}
      </p>
      {measures.length > 0 ? (
        <>
          <ul className="mt-2 grid gap-1">
            {(outcome?.first?.measures ?? []).map(({ id, netInvestmentCents }) => (
              <li className="flex flex-wrap items-baseline justify-between gap-x-4" key={id}>
                <span className="font-medium">{measureName(id)}</span>
                <span className="ml-auto text-sm tabular-nums">
                  {priceWords(netInvestmentCents)}
                </span>
              </li>
            ))}
          </ul>
          <a
            className="text-link mt-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold print:hidden"
            href={toolLink('energielabel-simulator', answers, measures)}
          >
            {COPY.toSimulator} <Icon className="size-4" name="arrow" />
          </a>
        </>
      ) : null}
      {asksPlace(answers) ? (
        <p className="mt-2 text-sm">
          {`${COPY.flatPlace} `}
          <a className="text-link" href={`#vraag-${ADDRESS_KEYS.flatPosition}`}>
            {COPY.toFlatPlace}
          </a>
        </p>
      ) : null}
    </div>
  );
}
