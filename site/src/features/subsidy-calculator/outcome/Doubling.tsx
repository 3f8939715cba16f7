import { Icon } from '#components/ui/Icon.tsx';
import { RESULT_ID, toolPath } from '#features/tool/tools.ts';
import { formatCents } from '#lib/format-nl.ts';
import type { Calculation } from '../calculate.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { DOUBLING_WORDS } from '../ground-words.ts';
import { measureName } from '../measure-copy.ts';
import { minimumGainCents, secondMeasure } from '../second-measure.ts';
import type { SubsidyState } from '../state.ts';
import { subsidyCodec } from '../subsidy-codec.ts';

/** An address of this page with another state, so that it also works without script. */
export const stateHref = (state: SubsidyState) =>
  `${toolPath('subsidie-calculator')}?${subsidyCodec.encode(state)}#${RESULT_ID}`;

export interface DoublingProps {
  state: SubsidyState;
  calculation: Calculation;
  today: string;
  onPick: (state: SubsidyState) => void;
}

/** What would double the amounts per m2, with the real figure, and a few ways to get it. */
export function Doubling({ state, calculation, today, onPick }: DoublingProps) {
  const { doubled, doublingMissing } = calculation.result;
  if (doubled) {
    return (
      <p className="flex gap-2 text-sm font-medium" data-doubled>
        <Icon className="mt-0.5 size-4 text-bos-600" name="check" /> {COPY.doubled}
      </p>
    );
  }
  if (!doublingMissing) return null;
  const second = secondMeasure(state, calculation, today);
  const extraCents = second?.extraCents ?? minimumGainCents(state, calculation, today);
  const words = DOUBLING_WORDS[doublingMissing.code](doublingMissing.values, extraCents);
  return (
    <div className="rounded-control bg-zon-400/20 p-4 text-sm" data-doubling>
      <p className="font-semibold">{words}</p>
      {second ? (
        <div className="mt-2 print:hidden">
          <p>{COPY.addTitle}</p>
          <ul className="mt-1 grid gap-1">
            {second.options.map(({ key, gainCents, next }) => (
              <li key={key}>
                <a
                  className="text-link inline-flex min-h-8 items-center gap-1.5 font-medium"
                  href={stateHref(next)}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(next);
                  }}
                >
                  {measureName(key)}: {COPY.gain(formatCents(gainCents))}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
