import type { HeatPumpCheck, HeatPumpKind, HeatPumpReason, RecommendationCode } from '@sens/engine';
import type { HeatPumpState } from './state.ts';

/** What the page shows of a check. */
export interface HeatPumpView extends HeatPumpCheck {
  /** False until a bill is known, or the visitor says that an estimate will do: no advice on money. */
  advises: boolean;
}

/** The kind that asks most of a house first: what it can in the end be heated with. */
const BY_REACH: readonly HeatPumpKind[] = ['volledig-elektrisch', 'hybride', 'bodemwarmtepomp'];

/** The check without its advice on money: what fits this house, and what that takes. */
function suitabilityOf(
  check: HeatPumpCheck,
): Pick<HeatPumpCheck, 'recommended' | 'verdicts' | 'wouldChange'> {
  const { verdicts, wouldChange } = check;
  const fits = (kind: HeatPumpKind) =>
    verdicts.find((one) => one.kind === kind && one.outcome !== null);
  const kind = BY_REACH.find(fits) ?? null;
  const measures = (kind && fits(kind)?.measures) || [];
  const reasons: HeatPumpReason<RecommendationCode>[] = [];
  if (measures.length > 0 && fits('hybride')) reasons.push({ code: 'hybride-kan-nu-al' });
  return {
    recommended: kind === null ? check.recommended : { kind, reasons },
    verdicts: verdicts.map((one) => ({
      ...one,
      outcome: one.outcome && {
        ...one.outcome,
        notes: one.outcome.notes.filter(({ code }) => code !== 'niet-terugverdiend'),
      },
    })),
    wouldChange: wouldChange.map((question) => ({ ...question, kinds: [kind] })),
  };
}

/** A check as the page shows it: what it saves, and so the advice, waits for the visitor's bill. */
export function viewOf(
  check: HeatPumpCheck,
  { withoutBill }: Pick<HeatPumpState, 'withoutBill'>,
): HeatPumpView {
  const advises =
    check.billKnown || withoutBill === true || check.verdicts.every(({ outcome }) => !outcome);
  return { ...check, ...(advises ? {} : suitabilityOf(check)), advises };
}
