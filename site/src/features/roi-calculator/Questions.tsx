import { isWithVve, type Offer, type Payback } from '@sens/engine';
import { memo, useMemo } from 'react';
import { QuestionSteps } from '#features/tool/QuestionSteps.tsx';
import { Assumptions } from './Assumptions.tsx';
import { FIRST_QUESTIONS, MORE_QUESTIONS } from './copy.ts';
import type { handlersOf } from './handlers.ts';
import { Measures } from './Measures.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import type { RoiState } from './state.ts';

const House = memo(QuestionSteps);

/** The house, what to do to it, own offers, and what the sum assumes. */
export function Questions({
  state,
  payback: { pack, pending, counted, ownBill },
  offer,
  on,
}: {
  state: RoiState;
  payback: Payback;
  offer: Offer;
  on: ReturnType<typeof handlersOf>;
}) {
  const { answers, chosen, prices, amounts, path, loan } = state;
  const shared = useMemo(() => counted.filter(isWithVve).map(({ id }) => id), [counted]);
  return (
    <>
      <House
        answers={answers}
        facts={pack.dwelling}
        first={FIRST_QUESTIONS}
        more={MORE_QUESTIONS}
        onChange={on.answers}
      />
      <div className="grid gap-2.5">
        <Measures
          chosen={chosen}
          offer={offer}
          onChange={on.chosen}
          pack={pack}
          prices={prices}
          size={amounts.opslag}
        />
        <OwnOffers
          counted={pack.measures}
          onPrice={on.price}
          onSize={on.size}
          pending={pending}
          prices={prices}
          size={amounts.opslag}
        />
      </div>
      <Assumptions
        amounts={amounts}
        bill={ownBill}
        loan={loan}
        onAmount={on.amount}
        onLoan={on.loan}
        onPath={on.path}
        pack={pack}
        path={path}
        shared={shared}
      />
    </>
  );
}
