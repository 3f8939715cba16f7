import type { MeasurePayback, Offer } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { formatEuro } from '#lib/format-nl.ts';
import { subsidyWords } from '#words/money/money-words.ts';
import { ROI_COPY as COPY, measureName } from './copy.ts';
import { estimate, estimateRange, shortAnswer } from './outcome-words.ts';
import { whyIn } from './why-in.ts';

function moneyWords(one: MeasurePayback): string {
  const price = one.isOwnPrice
    ? COPY.ownPrice(formatEuro(one.priceCents))
    : COPY.measurePrice(estimate(one.priceCents));
  return one.priceIsIndicative && !one.isOwnPrice ? `${price} (${COPY.indicative})` : price;
}

/** The grant in the words of the report: of a device on RVO's list that is a range, not the one amount we count with. */
const grantWords = (one: MeasurePayback): string =>
  one.isWithVve && !one.subsidyCents?.high ? COPY.viaVve : subsidyWords(one);

/** Each measure with its own money and payback. */
export function PerMeasure({
  measures,
  offer,
}: {
  measures: readonly MeasurePayback[];
  offer: Offer;
}) {
  const ids = measures.map(({ id }) => id);
  return (
    <PhoneFold title={COPY.perMeasure}>
      <section aria-labelledby="per-maatregel" data-per-measure>
        <h3 data-fold-title id="per-maatregel">
          {COPY.perMeasure}
        </h3>
        <p className="mt-1 max-w-[60ch] text-sm text-muted">{COPY.perMeasureText}</p>
        <ul className="mt-4 divide-y divide-zand-200 border-y border-zand-200">
          {measures.map((one) => (
            <li className="grid gap-x-6 py-3 sm:grid-cols-[1fr_auto]" key={one.id}>
              <b className="font-semibold">{measureName(one.id)}</b>
              <b className="font-semibold tabular-nums sm:text-right">
                {one.payback
                  ? shortAnswer(one.payback, one.lifetimeYears)
                  : COPY.notWithinLife(one.lifetimeYears)}
              </b>
              <p className="text-sm text-muted sm:col-span-2">
                {COPY.price}: {moneyWords(one)}. {COPY.subsidy}: {grantWords(one)}. {COPY.saving}:{' '}
                {estimateRange(one.savingCentsPerYear)}. {whyIn(one.id, ids, offer)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </PhoneFold>
  );
}
