import type { LabelOption } from '@sens/engine';
import { LabelTag } from '#features/tool/LabelTag.tsx';
import { effectWords, measureName } from './measure-words.ts';
import { MEASURE_KEY } from './state.ts';

/** One measure as a switch, with what it would do; one that cannot count says why. */
export function MeasureSwitch({
  option,
  isOn,
  onToggle,
}: {
  option: LabelOption;
  isOn: boolean;
  onToggle: () => void;
}) {
  const { id, labelAlone, possible } = option;
  return (
    <label className="grid min-h-14 cursor-pointer grid-cols-[1fr_auto_auto] items-center gap-x-4 px-4 py-3 first:rounded-t-card last:rounded-b-card hover:bg-blad-50">
      <span>
        <span className="block font-semibold">{measureName(id)}</span>
        <span
          className={`block text-sm ${possible ? 'text-bos-900/85' : 'font-medium text-klei-600'}`}
          id={`effect-${id}`}
        >
          {effectWords(option).map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </span>
      </span>
      {possible ? <LabelTag label={labelAlone} /> : <span />}
      <input
        aria-describedby={`effect-${id}`}
        aria-label={measureName(id)}
        checked={isOn}
        className="switch"
        name={MEASURE_KEY}
        onChange={onToggle}
        type="checkbox"
        value={id}
      />
    </label>
  );
}
