import { figuresFor } from '../figures/figures-for.ts';
import { nettingEnded } from '../measures/net-metering.ts';
import { dayOf } from '../terms/iso-days.ts';

/** What is no longer as it was when a report was made: net metering, the grants, the prices, our figures. */
export type RuleChange = 'saldering' | 'isde' | 'prijzen' | 'cijfers';

/**
 * What has changed between the day a report counts for and a later one (ISO): none where a report made
 * anew would say the same of the rules and prices.
 * @throws RangeError where one of them is no day
 */
export function rulesSince(from: string, to: string): RuleChange[] {
  const [then, now] = [figuresFor(from), figuresFor(to)];
  const ranOut = (validUntil: string | undefined) =>
    validUntil !== undefined && dayOf(from) <= validUntil && dayOf(to) > validUntil;
  const changes: Record<RuleChange, boolean> = {
    saldering: !nettingEnded(from, then) && nettingEnded(to, now),
    isde: ranOut(then.isde.validUntil),
    prijzen: ranOut(then.prices.gas.validUntil),
    cijfers: then !== now,
  };
  return (Object.keys(changes) as RuleChange[]).filter((each) => changes[each]);
}
