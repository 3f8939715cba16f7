import {
  toolFigures2026 as figures,
  type Offer,
  offerFor,
  type Payback,
  type PaybackDetails,
  paybackDetails,
  paybackOf,
  wishedPackage,
} from '@sens/engine';
import { useMemo } from 'react';
import { useRested } from '#features/tool/use-rested.ts';
import { inOrder } from './choice.ts';
import { type RoiState, wishOf } from './state.ts';

/** What stands under the main answer, and the state it was made for. */
export interface Shown {
  state: RoiState;
  payback: Payback;
  offer: Offer;
  details: PaybackDetails;
}

/**
 * The payback of a state, and what the charts show of it once a slider stops. The package is kept while
 * prices change: only which offers there are counts for it.
 */
export function usePayback(state: RoiState, today: string): { payback: Payback; shown: Shown } {
  const { answers, chosen, prices, amounts } = state;
  const offered = Object.keys(prices).join();
  const hasBatterySize = amounts.opslag !== undefined;
  const wished = useMemo(() => {
    const wish = { answers, chosen, offered: offered.split(','), hasBatterySize };
    return wishedPackage(wish, today, figures);
  }, [answers, chosen, offered, hasBatterySize, today]);
  const payback = useMemo(
    () => paybackOf(wishOf(state), wished, today, figures),
    [state, wished, today],
  );
  const last = useRested(useMemo(() => ({ state, payback }), [state, payback]));
  const offer = useMemo(() => {
    const found = offerFor(last.state.answers, figures, today);
    return { ...found, measures: found.measures.toSorted(inOrder) };
  }, [last.state.answers, today]);
  const shown = useMemo(() => {
    const details = paybackDetails(wishOf(last.state), last.payback, today, figures);
    return { ...last, offer, details };
  }, [last, offer, today]);
  return { payback, shown };
}
