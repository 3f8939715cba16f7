import type { LabelOption, MeasureId } from '@sens/engine';
import { memo } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { SIMULATOR_COPY as COPY, MEASURE_GROUPS } from './copy.ts';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import { groundWords, measureName } from './measure-words.ts';
import { toggled } from './toggled.ts';

function Impossible({ options }: { options: LabelOption[] }) {
  if (options.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon className="size-4 transition-transform group-open:rotate-180" name="chevron" />
        {COPY.impossible(options.length)}
      </summary>
      <ul className="grid gap-1.5 pb-2 pl-6 text-sm">
        {options.map((option) => (
          <li key={option.id}>
            <b className="font-semibold">{measureName(option.id)}</b>: {groundWords(option)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The measures one can switch on to see what they do; those that cannot be done say why. */
export const Measures = memo(function Measures({
  options,
  chosen,
  onChange,
}: {
  options: readonly LabelOption[];
  chosen: readonly MeasureId[];
  onChange: (chosen: MeasureId[]) => void;
}) {
  const shown = options.filter(({ possible, chosen: isChosen }) => possible || isChosen);
  return (
    <section aria-labelledby="maatregelen" className="grid gap-5" data-measures>
      <div>
        <h2 className="text-h3 scroll-mt-28" id="maatregelen">
          {COPY.tryTitle}
        </h2>
        <p className="mt-1 max-w-[60ch] text-sm text-bos-900/85">{COPY.tryText}</p>
      </div>
      {MEASURE_GROUPS.map(({ title, ids }) => {
        const group = shown.filter(({ id }) => ids.includes(id));
        if (group.length === 0) return null;
        return (
          <fieldset key={title}>
            <legend className="mb-1 font-semibold">{title}</legend>
            <div className="divide-y divide-zand-200 rounded-card border border-zand-200 bg-white">
              {group.map((option) => (
                <MeasureSwitch
                  key={option.id}
                  isOn={chosen.includes(option.id)}
                  onToggle={() => onChange(toggled(chosen, option))}
                  option={option}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <Impossible options={options.filter((option) => !shown.includes(option))} />
    </section>
  );
});
