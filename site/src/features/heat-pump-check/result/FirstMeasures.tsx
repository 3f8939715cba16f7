import type { DwellingAnswers, HeatPumpVerdict, MeasureId } from '@sens/engine';
import { Icon } from '#components/ui/Icon.tsx';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { simulatorLink } from '../simulator-link.ts';
import { KIND_WORDS, measureName } from '../words/phrases.ts';

/** A flat whose place is unknown may have no roof or floor of its own to insulate. */
const asksPlace = ({ woningtype, flatPosition = 'onbekend' }: DwellingAnswers, ids: MeasureId[]) =>
  woningtype === 'appartement' &&
  flatPosition === 'onbekend' &&
  ids.some((id) => id === 'dakisolatie' || id === 'vloerisolatie');

/** What must be done before the recommended kind, and the way to see what that does to the label. */
export function FirstMeasures({
  verdict: { kind, measures },
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
          <ol className="mt-2 grid gap-1">
            {measures.map((id, index) => (
              <li className="flex items-center gap-2.5 font-medium" key={id}>
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-blad-200 text-xs font-semibold"
                >
                  {index + 1}
                </span>
                {measureName(id)}
              </li>
            ))}
          </ol>
          {asksPlace(answers, measures) ? (
            <p className="mt-2 text-sm">
              {COPY.flatPlace}{' '}
              <a className="text-link" href={`#vraag-${ADDRESS_KEYS.flatPosition}`}>
                {COPY.toFlatPlace}
              </a>
            </p>
          ) : null}
          <a
            className="text-link mt-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold print:hidden"
            href={simulatorLink(answers, measures)}
          >
            {COPY.toSimulator} <Icon className="size-4" name="arrow" />
          </a>
        </>
      ) : null}
    </div>
  );
}
