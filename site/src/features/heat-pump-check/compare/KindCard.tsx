import type { HeatPumpVerdict } from '@sens/engine';
import type { OutcomeRow } from '../words/outcome-words.ts';
import { KIND_SUMMARIES } from '../words/phrases.ts';
import { KindName } from './KindName.tsx';
import { Suitability } from './Suitability.tsx';

/** One kind on a phone: its verdict and its figures. */
export function KindCard({
  verdict,
  rows,
  isRecommended,
}: {
  verdict: HeatPumpVerdict;
  rows: OutcomeRow[];
  isRecommended: boolean;
}) {
  const { kind, outcome } = verdict;
  return (
    <article
      className={`rounded-card border bg-white p-5 ${isRecommended ? 'border-bos-600' : 'border-zand-200'}`}
    >
      <h3>
        <KindName isRecommended={isRecommended} kind={kind} />
      </h3>
      <p className="text-sm">{KIND_SUMMARIES[kind]}</p>
      <div className="mt-3">
        <Suitability verdict={verdict} />
      </div>
      {outcome ? (
        <dl className="mt-4 text-sm tabular-nums">
          {rows.map(({ name, strong, words }) => (
            <div className="flex justify-between gap-4 border-t border-zand-200 py-2" key={name}>
              <dt className="basis-1/2">{name}</dt>
              <dd className={`basis-1/2 text-right ${strong ? 'font-bold' : 'font-medium'}`}>
                {words(outcome)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </article>
  );
}
