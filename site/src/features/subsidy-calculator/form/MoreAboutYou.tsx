import { type LabelClass, toolFigures2026 } from '@sens/engine';
import { memo } from 'react';
import { Fold } from '#features/tool/Fold.tsx';
import { SUBSIDY_COPY as COPY, HOME_FLAG_WORDS } from '../copy.ts';
import { HOME_FLAGS, HOME_LABELS, type HomeFlag, STATE_KEYS, type SubsidyState } from '../state.ts';
import { Flag } from './Flag.tsx';

interface Props {
  state: SubsidyState;
  change: (next: (last: SubsidyState) => SubsidyState) => void;
}

const FLAGS = Object.keys(HOME_FLAGS) as HomeFlag[];

function withFlag(state: SubsidyState, flag: HomeFlag, isOn: boolean): SubsidyState {
  const { [flag]: _old, ...others } = state.flags;
  return { ...state, flags: isOn ? { ...others, [flag]: true } : others };
}

function withLabel({ label: _old, ...state }: SubsidyState, label: string): SubsidyState {
  return label === '' ? state : { ...state, label: label as LabelClass };
}

function HomeLabel({ state, change }: Props) {
  const id = `vraag-${STATE_KEYS.label}`;
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {COPY.label}
      </label>
      <p className="text-sm text-muted" id={`${id}-hint`}>
        {COPY.labelHint}
      </p>
      <select
        aria-describedby={`${id}-hint`}
        className="input mt-1 max-w-60"
        id={id}
        name={STATE_KEYS.label}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change((last) => withLabel(last, value));
        }}
        value={state.label ?? ''}
      >
        <option value="">{COPY.labelUnknown}</option>
        {HOME_LABELS.map((label) => (
          <option key={label} value={label}>
            {COPY.labelOption(label)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What holds for few homes; unfolded at once where it matters. */
export const MoreAboutYou = memo(function MoreAboutYou({ state, change }: Props) {
  const { flags, label, answers } = state;
  const isNew = (answers.bouwjaar ?? 0) >= toolFigures2026.isde.buildDate.value.builtBeforeYear;
  const isTold = Object.keys(flags).length > 0 || label !== undefined;
  return (
    <Fold isNeeded={isNew || isTold} title={COPY.more}>
      <p className="text-sm text-muted">{COPY.moreText}</p>
      {FLAGS.map((flag) => (
        <Flag
          isOn={flags[flag] === true}
          key={flag}
          label={HOME_FLAG_WORDS[flag]}
          name={HOME_FLAGS[flag]}
          onChange={(isOn) => change((last) => withFlag(last, flag, isOn))}
        />
      ))}
      <HomeLabel change={change} state={state} />
    </Fold>
  );
});
