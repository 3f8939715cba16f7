import type { Range } from '@sens/engine';
import { AboutRange } from '../AboutRange.tsx';
import { isWide, netCents, netWords } from '../money-words.ts';

/** What one pays after the grant: the range, or where that is wide the middle with the range smaller. */
export function NetAmount({
  investment,
  subsidy,
}: {
  investment: Range | null;
  subsidy: Range | null;
}) {
  const net = investment && netCents(investment, subsidy);
  return net && isWide(net) ? <AboutRange range={net} /> : netWords(investment, subsidy);
}
