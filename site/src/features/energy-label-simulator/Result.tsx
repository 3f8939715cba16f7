import type { EnergyState, LabelWhatIf, Range } from '@sens/engine';
import { memo } from 'react';
import { LabelScale } from '#features/tool/LabelScale.tsx';
import { LABEL_COPY } from '#features/tool/label-copy.ts';
import { formatEstimate, formatEuroRange, formatNumber, formatRange } from '#lib/format-nl.ts';
import { usesGas, usesHeat } from '#words/compare/state-names.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';
import { hasAfter, notCountedWords } from './result-words.ts';

const inUnit =
  (unit: string, format: (range: Range) => string = formatEstimate) =>
  (range: Range) =>
    `${format(range)}\u00a0${unit}`;

interface Row {
  name: string;
  read: (state: EnergyState) => Range;
  words: (range: Range) => string;
  /** Whether there is anything to tell of it; unless given there is. */
  isTold?: typeof usesGas;
}

const ROWS: readonly Row[] = [
  { name: COPY.cost, read: (state) => state.costCentsPerMonth, words: formatEuroRange },
  {
    name: COPY.gas,
    read: (state) => state.gasM3PerYear,
    words: inUnit(COPY.gasUnit),
    isTold: usesGas,
  },
  {
    name: COPY.heat,
    read: (state) => state.heatGjPerYear,
    words: inUnit(COPY.heatUnit, formatRange),
    isTold: usesHeat,
  },
  {
    name: COPY.electricity,
    read: (state) => state.electricityKwhPerYear,
    words: inUnit(COPY.electricityUnit),
  },
  { name: COPY.co2, read: (state) => state.co2KgPerYear, words: inUnit(COPY.co2Unit) },
];

/** As exact as beside each measure, so that the two can be compared; both ends too, so that the middle lies between. */
function Estimate({ name, state: { label } }: { name: string; state: EnergyState }) {
  const { ep2KwhPerM2: ep2 } = label;
  return (
    <p>
      <b className="font-semibold">{name}</b> {LABEL_COPY.estimate(label)},{' '}
      {COPY.ep2(formatNumber(ep2.mid), formatRange(ep2))}
    </p>
  );
}

/** Where the house stands on the scale, and gas, heat, electricity, cost and CO2, now and later. */
export const Result = memo(function Result({ outcome }: { outcome: LabelWhatIf }) {
  const { now, after } = outcome;
  const later = hasAfter(outcome) ? after : undefined;
  const notCounted = notCountedWords(outcome);
  const rows = ROWS.filter(({ isTold }) => !isTold || isTold({ now, after: later ?? now }));
  return (
    <div className="mt-4 grid gap-5">
      <LabelScale after={later?.label} now={now.label} />
      <div className="grid gap-1 text-sm" data-estimate>
        <Estimate name={COPY.nowLine} state={now} />
        {later ? <Estimate name={COPY.afterLine} state={later} /> : null}
        {notCounted.map((words) => (
          <p className="font-medium text-klei-600" key={words}>
            {words}
          </p>
        ))}
        {later || notCounted.length > 0 ? null : <p>{COPY.tryHint}</p>}
      </div>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b-2 border-bos-600 text-left">
            <th className="py-1.5 pr-2 font-semibold" scope="col">
              {COPY.row}
            </th>
            <th className="px-2 py-1.5 font-semibold" scope="col">
              {COPY.nowLine}
            </th>
            {later ? (
              <th className="py-1.5 pl-2 font-semibold" scope="col">
                {COPY.afterLine}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, read, words }) => (
            <tr className="border-b border-zand-200" key={name}>
              <th className="py-2 pr-2 text-left font-medium" scope="row">
                {name}
              </th>
              <td className="px-2 py-2">{words(read(now))}</td>
              {later ? <td className="py-2 pl-2 font-semibold">{words(read(later))}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-muted">{COPY.disclaimer}</p>
    </div>
  );
});
