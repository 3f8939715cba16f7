import { type MeasureId, needsOffer, type Offer, type Package } from '@sens/engine';
import { memo } from 'react';
import { Fold } from '#features/tool/Fold.tsx';
import { reasonWords } from '#words/plan/reason-words.ts';
import { excludedBy, wishedOf, withMeasure } from './choice.ts';
import { ROI_COPY as COPY, measureName } from './copy.ts';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import { ADVISED_KEY } from './roi-codec.ts';
import type { RoiState } from './state.ts';
import { whyIn } from './why-in.ts';

export interface MeasuresProps {
  offer: Offer;
  pack: Package;
  chosen: RoiState['chosen'];
  prices: RoiState['prices'];
  size: number | undefined;
  onChange: (chosen: MeasureId[] | undefined) => void;
}

/** Why a measure that is on does not count, or what goes off when it goes on. */
function warningOf(id: MeasureId, isOn: boolean, props: MeasuresProps): string | undefined {
  const { pack, offer, prices, size, chosen } = props;
  const dropped = isOn && pack.leftOut.find((one) => one.id === id);
  if (dropped) return COPY.notCounted(reasonWords(dropped.reason));
  if (!isOn) {
    const [rival] = excludedBy(id, wishedOf(chosen, offer), offer);
    return rival && COPY.replaces(measureName(rival));
  }
  const measure = offer.measures.find((one) => one.id === id);
  if (measure && needsOffer(measure) && prices[id] === undefined) {
    return COPY.needsPrice(measureName(id));
  }
  return id === 'thuisbatterij' && pack.solar && size === undefined ? COPY.needsSize : undefined;
}

function Rows({ ids, ...props }: MeasuresProps & { ids: readonly MeasureId[] }) {
  const { offer, pack, chosen, prices, onChange } = props;
  const wished = wishedOf(chosen, offer);
  return (
    <div className="divide-y divide-zand-200">
      {ids.map((id) => {
        const measure =
          pack.measures.find((one) => one.id === id) ?? offer.measures.find((one) => one.id === id);
        if (!measure) return null;
        const isOn = wished.includes(id);
        return (
          <MeasureSwitch
            isAdvised={offer.planned.includes(id)}
            isOn={isOn}
            key={id}
            measure={measure}
            onToggle={(on) => onChange(withMeasure(wished, id, on, offer))}
            prices={prices}
            warning={warningOf(id, isOn, props)}
            why={whyIn(id, wished, offer)}
          />
        );
      })}
    </div>
  );
}

/** The measures to take: the engine's plan first, the rest folded in, what cannot be done with its ground. */
export const Measures = memo(function Measures(props: MeasuresProps) {
  const { offer, pack, chosen, onChange } = props;
  const all = offer.measures.map(({ id }) => id);
  // Not by what is on: a switch that moved to another list would lose the focus.
  const others = all.filter((id) => !offer.planned.includes(id));
  // Chosen in an address only: it has no switch in this house.
  const strange = pack.leftOut.filter(({ id }) => !all.includes(id));
  return (
    <section aria-labelledby="maatregelen" className="grid gap-2.5" data-measures>
      <div>
        <h2 className="scroll-mt-28 text-h3" id="maatregelen">
          {COPY.measures}
        </h2>
        <p className="mt-1 max-w-[60ch] text-sm text-muted">
          {offer.planned.length > 0 ? COPY.measuresText : COPY.measuresTextNone}
        </p>
        <input name={ADVISED_KEY} type="hidden" value={offer.planned.join(',')} />
      </div>
      {strange.map(({ id, reason }) => (
        <p className="text-sm font-semibold text-klei-600" key={id}>
          {measureName(id)}: {COPY.notCounted(reasonWords(reason))}
        </p>
      ))}
      <div className="overflow-clip rounded-card border border-zand-200 bg-white">
        <Rows ids={all.filter((id) => offer.planned.includes(id))} {...props} />
      </div>
      {chosen === undefined ? null : (
        <button
          className="only-script text-link min-h-11 cursor-pointer justify-self-start text-sm"
          onClick={() => onChange(undefined)}
          type="button"
        >
          {COPY.backToAdvice}
        </button>
      )}
      {others.length > 0 ? (
        <Fold
          isNeeded={others.some((id) => chosen?.includes(id)) || offer.planned.length === 0}
          look="list"
          note={others.length}
          title={COPY.otherMeasures}
        >
          <Rows ids={others} {...props} />
        </Fold>
      ) : null}
      <Unavailable offer={offer} />
    </section>
  );
});

function Unavailable({ offer: { leftOut } }: { offer: Offer }) {
  if (leftOut.length === 0) return null;
  return (
    <Fold note={leftOut.length} title={COPY.unavailable}>
      <ul className="grid gap-2 text-sm">
        {leftOut.map(({ id, reason }) => (
          <li key={id}>
            <b className="font-semibold">{measureName(id)}</b>: {reasonWords(reason)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
