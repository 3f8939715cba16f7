import type { LabelOption, MeasureId } from '@sens/engine';
import { memo, useCallback } from 'react';
import { TOOL_COPY } from '#features/tool/copy.ts';
import { CountNote, Fold } from '#features/tool/Fold.tsx';
import { SIMULATOR_COPY as COPY, MEASURE_GROUPS } from './copy.ts';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import { groundWords, measureName } from './measure-words.ts';
import type { SimulatorState } from './state.ts';
import { toggled } from './toggled.ts';

interface GroupProps {
  title: string;
  options: readonly LabelOption[];
  chosen: readonly MeasureId[];
  isFirst: boolean;
  onToggle: (option: LabelOption) => void;
}

/** A group of measures that one can try out; the first group shows how it works. */
function Group({ title, options, chosen, isFirst, onToggle }: GroupProps) {
  const on = options.filter(({ id }) => chosen.includes(id));
  const isCounted = ({ possible }: LabelOption) => possible;
  return (
    <Fold
      isNeeded={isFirst || on.length > 0}
      look="list"
      note={
        <CountNote
          count={on.filter(isCounted).length}
          total={options.filter(isCounted).length}
          word={TOOL_COPY.switchedOn}
        />
      }
      title={title}
    >
      <div className="divide-y divide-zand-200">
        {options.map((option) => (
          <MeasureSwitch
            isOn={chosen.includes(option.id)}
            key={option.id}
            onToggle={onToggle}
            option={option}
          />
        ))}
      </div>
    </Fold>
  );
}

function Impossible({ options }: { options: readonly LabelOption[] }) {
  if (options.length === 0) return null;
  return (
    <Fold look="plain" title={COPY.impossible(options.length)}>
      <ul className="grid gap-1.5 pl-6 text-sm">
        {options.map((option) => (
          <li key={option.id}>
            <b className="font-semibold">{measureName(option.id)}</b>: {groundWords(option)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The measures one can switch on to see what they do; those that cannot be done say why. */
export const Measures = memo(function Measures({
  options,
  chosen,
  isFlat,
  change,
}: {
  options: readonly LabelOption[];
  chosen: readonly MeasureId[];
  isFlat: boolean;
  change: (next: (last: SimulatorState) => SimulatorState) => void;
}) {
  const shown = options.filter(({ possible, id }) => possible || chosen.includes(id));
  const groups = MEASURE_GROUPS.map(({ title, ids }) => ({
    title,
    options: shown.filter(({ id }) => ids.includes(id)),
  })).filter((group) => group.options.length > 0);
  const onToggle = useCallback(
    (option: LabelOption) => change((last) => ({ ...last, chosen: toggled(last.chosen, option) })),
    [change],
  );
  return (
    <section aria-labelledby="maatregelen" data-measures>
      <h2 className="text-h3 scroll-mt-28" id="maatregelen">
        {COPY.tryTitle}
      </h2>
      <p className="mt-1 mb-3 max-w-[60ch] text-sm text-muted">
        {COPY.tryText}
        {isFlat ? ` ${COPY.tryInFlat}` : null}
      </p>
      <div className="grid gap-2.5">
        {groups.map((group, index) => (
          <Group
            chosen={chosen}
            isFirst={index === 0}
            key={group.title}
            onToggle={onToggle}
            {...group}
          />
        ))}
        <Impossible options={options.filter((option) => !shown.includes(option))} />
      </div>
    </section>
  );
});
