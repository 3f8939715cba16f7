import type { Range } from '@sens/engine';
import { isWide, netCents, netWords } from '#words/money/money-words.ts';
import { AboutRange } from '../AboutRange.tsx';

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
