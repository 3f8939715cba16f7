import { Icon } from '#components/ui/Icon.tsx';
import { ADDRESS_KEYS } from '#features/house-questions/answers-address.ts';
import { RESULT_ID, toolPath } from '#features/tool/tools.ts';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { type HeatPumpState, heatPumpCodec } from '../state.ts';

const QUESTION = `#vraag-${ADDRESS_KEYS.monthlyCostEur}`;

/** In the place of the advice on money: what it waits for, and the way on for who cannot tell. */
export function BillAsked({
  state,
  estimate,
  onEstimate,
}: {
  state: HeatPumpState;
  /** Our own estimate of the bill, in words. */
  estimate: string;
  onEstimate: () => void;
}) {
  const query = heatPumpCodec.encode({ ...state, withoutBill: true });
  return (
    <div className="rounded-card border border-lucht-600 bg-lucht-100 p-4 sm:p-5" data-bill-asked>
      <h3 className="text-lg">{COPY.billTitle}</h3>
      <p className="mt-1 text-sm">{COPY.billText}</p>
      <div className="mt-2 grid justify-items-start print:hidden">
        <a
          className="text-link inline-flex min-h-11 items-center gap-1 font-semibold"
          href={QUESTION}
        >
          {COPY.billFill} <Icon className="size-4" name="arrow" />
        </a>
        <a
          className="text-link inline-flex min-h-11 items-center text-sm"
          href={`${toolPath('warmtepomp-check')}?${query}#${RESULT_ID}`}
          onClick={(event) => {
            event.preventDefault();
            onEstimate();
            // The link goes with the question.
            document.getElementById(RESULT_ID)?.focus({ preventScroll: true });
          }}
        >
          {COPY.billEstimate(estimate)}
        </a>
      </div>
    </div>
  );
}

/** That the advice rests on our estimate of the bill, with the way to a better one. */
export function BillEstimated({ estimate }: { estimate: string }) {
  return (
    <p className="text-sm" data-bill-estimated>
      {`${COPY.estimated(estimate)} `}
      <a className="text-link print:hidden" href={QUESTION}>
        {COPY.billFill}
      </a>
    </p>
  );
}
