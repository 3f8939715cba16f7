import type { EnergyState } from '@sens/engine';
import type { ReactNode } from 'react';
import { Folded } from '#components/ui/Folded.tsx';
import { formatShare } from '#lib/format-nl.ts';
import { PART_LABELS } from '#words/house/part-words.ts';
import { HEAT_LOSS_COPY as COPY } from './copy.ts';
import { lossesOf, sharesOf } from './shares.ts';

/** The figures of the picture as a table, largest loss first, folded in. */
export function HeatLossTable({
  now,
  after,
  children,
}: {
  now: EnergyState;
  after: EnergyState | undefined;
  /** What else there is to say of the figures. */
  children?: ReactNode;
}) {
  const parts = lossesOf(now);
  const later = after && sharesOf(after);
  return (
    <Folded className="mt-1" summary={<span data-print="no">{COPY.table}</span>}>
      <table className="w-full max-w-xl text-left tabular-nums">
        <caption className="pb-2 text-left text-sm">{COPY.caption}</caption>
        <thead>
          <tr>
            <th className="py-2 pr-4" scope="col">
              {COPY.part}
            </th>
            <th className="py-2 pr-4 text-right" scope="col">
              {COPY.now}
            </th>
            {later ? (
              <th className="py-2 text-right" scope="col">
                {COPY.after}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, share }) => (
            <tr className="border-t border-zand-200" key={part}>
              <th className="py-2 pr-4 font-medium" scope="row">
                {PART_LABELS[part]}
              </th>
              <td className="py-2 pr-4 text-right">{formatShare(share)}</td>
              {later ? <td className="py-2 text-right">{formatShare(later[part])}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {later ? <p className="mt-3 text-sm">{COPY.afterShares}</p> : null}
      {children}
    </Folded>
  );
}
