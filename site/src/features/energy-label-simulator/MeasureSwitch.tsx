import type { LabelOption } from '@sens/engine';
import { memo } from 'react';
import { LabelTag } from '#features/tool/LabelTag.tsx';
import { SIMULATED_KEY } from '#features/tool/tools.ts';
import { effectWords, measureName } from './measure-words.ts';

interface Props {
  option: LabelOption;
  isOn: boolean;
  onToggle: (option: LabelOption) => void;
}

/**
 * One measure as a switch, with what it would do; one that cannot count says why. Where there is little
 * room, what it does to the class by itself is left to the arrow until it is on.
 */
function Switch({ option, isOn, onToggle }: Props) {
  const { id, labelAlone, possible } = option;
  const [effect, ...more] = effectWords(option);
  return (
    <label className="measure-row grid min-h-13 cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-x-3 px-4 py-1.5 hover:bg-blad-50 sm:gap-x-4 sm:px-5 sm:py-2.5">
      <span className="leading-snug">
        <span className="block font-semibold">{measureName(id)}</span>
        <span
          className={`block text-sm leading-snug ${possible ? 'text-muted' : 'font-medium text-klei-600'}`}
          id={`effect-${id}`}
        >
          {effect}
          <span className="measure-more block">
            {more.map((line) => (
              <span className="block" key={line}>
                {line}
              </span>
            ))}
          </span>
        </span>
      </span>
      {possible ? <LabelTag label={labelAlone} /> : <span />}
      <input
        aria-describedby={`effect-${id}`}
        aria-label={measureName(id)}
        checked={isOn}
        className="switch measure-switch"
        name={SIMULATED_KEY}
        onChange={() => onToggle(option)}
        type="checkbox"
        value={id}
      />
    </label>
  );
}

/** Drawn anew only when it says something else: there are many, and each answer gives new ones. */
export const MeasureSwitch = memo(
  Switch,
  (last, next) =>
    last.isOn === next.isOn &&
    last.option.labelAlone === next.option.labelAlone &&
    String(effectWords(last.option)) === String(effectWords(next.option)),
);
