import { type HeatPumpCheck, heatsWithBoiler } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';

/** The test that anyone with a boiler can do at home this winter. */
export function Proof({ check: { dwelling } }: { check: HeatPumpCheck }) {
  if (!heatsWithBoiler(dwelling.heating.value)) return null;
  return (
    <PhoneFold title={COPY.proofTitle}>
      <section aria-labelledby="proef" className="break-inside-avoid">
        <h3 data-fold-title id="proef">
          {COPY.proofTitle}
        </h3>
        <p className="mt-1 text-sm text-muted">{COPY.proofText}</p>
        <ol className="mt-4 grid gap-3">
          {COPY.proofSteps.map((step, index) => (
            <li className="flex gap-3" key={step}>
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-bos-900 text-sm font-semibold text-white"
              >
                {index + 1}
              </span>
              <span className="text-sm">{step}</span>
            </li>
          ))}
        </ol>
        <div className="mt-4 grid gap-1.5 rounded-card bg-blad-50 p-4 text-sm">
          {dwelling.emitters.value === 'radiatoren' ? (
            <>
              <p>{COPY.proofGood}</p>
              <p>{COPY.proofBad}</p>
            </>
          ) : (
            <p>{COPY.proofNotNeeded}</p>
          )}
        </div>
      </section>
    </PhoneFold>
  );
}
