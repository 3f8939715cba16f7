import { type MeasureId, needsOffer, type WorkedOutMeasure } from '@sens/engine';
import { memo } from 'react';
import { Fold } from '#features/tool/Fold.tsx';
import { formatEuro } from '#lib/format-nl.ts';
import { AmountField } from './AmountField.tsx';
import { AMOUNTS, PRICE_BOUNDS, priceKey } from './amounts.ts';
import { inOrder } from './choice.ts';
import { AMOUNT_WORDS, ROI_COPY as COPY, measureName } from './copy.ts';
import { estimateRange } from './outcome-words.ts';
import type { RoiState } from './state.ts';

function hintOf(measure: WorkedOutMeasure): string | undefined {
  const { id, investmentCents, reasons } = measure;
  if (!needsOffer(measure)) return undefined;
  const kwh = reasons.find((one) => one.code === 'batterij-grootte')?.values.kWh;
  return investmentCents && kwh
    ? COPY.guidePrice(estimateRange(investmentCents), String(kwh))
    : COPY.needsPrice(measureName(id));
}

/** A measure's own price: the visitor's offer, else the engine's figure where there is one. */
function OfferField({
  measure,
  value,
  onChange,
}: {
  measure: WorkedOutMeasure;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const { id, investmentCents } = measure;
  return (
    <AmountField
      assumed={
        investmentCents && !needsOffer(measure) ? formatEuro(investmentCents.mid) : undefined
      }
      bounds={PRICE_BOUNDS}
      hint={hintOf(measure)}
      label={needsOffer(measure) ? COPY.priceOf(measureName(id)) : measureName(id)}
      name={priceKey(id)}
      onChange={onChange}
      unit="€"
      value={value}
    />
  );
}

/** The visitor's own offers, one per measure that is on; without a known price it stands open. */
export const OwnOffers = memo(function OwnOffers({
  counted,
  pending,
  prices,
  size,
  onPrice,
  onSize,
}: {
  counted: readonly WorkedOutMeasure[];
  pending: readonly WorkedOutMeasure[];
  prices: RoiState['prices'];
  size: number | undefined;
  onPrice: (id: MeasureId, value: number | undefined) => void;
  onSize: (value: number | undefined) => void;
}) {
  const measures = [...counted, ...pending].sort(inOrder);
  const needed = measures.filter(needsOffer);
  const others = measures.filter((measure) => !needsOffer(measure));
  const field = (measure: WorkedOutMeasure) => (
    <OfferField
      key={measure.id}
      measure={measure}
      onChange={(value) => onPrice(measure.id, value)}
      value={prices[measure.id]}
    />
  );
  const hasBattery = measures.some(({ id }) => id === 'thuisbatterij');
  return (
    <div className="grid gap-2.5" data-offers>
      {needed.length > 0 ? (
        <div className="grid gap-5 rounded-card border border-zand-200 bg-white p-5">
          {needed.map(field)}
          {hasBattery ? (
            <AmountField
              bounds={AMOUNTS.opslag}
              name="opslag"
              onChange={onSize}
              value={size}
              {...AMOUNT_WORDS.opslag}
            />
          ) : null}
        </div>
      ) : null}
      {others.length > 0 ? (
        <Fold isNeeded={others.some(({ id }) => prices[id] !== undefined)} title={COPY.offers}>
          <p className="text-sm text-muted">{COPY.offersText}</p>
          {others.map(field)}
        </Fold>
      ) : null}
    </div>
  );
});
