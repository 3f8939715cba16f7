import type { HeatPumpExtras } from '@sens/engine';
import { memo } from 'react';
import { TOOL_COPY } from '#features/tool/copy.ts';
import { CountNote, Fold } from '#features/tool/Fold.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { EXTRA_CHOICES, type ExtraChoice, type ExtraNumber } from '../extras.ts';
import { ExtraChoiceQuestion } from './ExtraChoiceQuestion.tsx';
import { ExtraNumberQuestion } from './ExtraNumberQuestion.tsx';

type Field = ExtraChoice | ExtraNumber;

/** Extras with one of them changed, or taken back. */
function withExtra(
  extras: HeatPumpExtras,
  field: Field,
  value: string | number | undefined,
): HeatPumpExtras {
  const { [field]: _old, ...others } = extras;
  return value === undefined ? others : { ...others, [field]: value };
}

interface Props {
  extras: HeatPumpExtras;
  isFlat: boolean;
  onChange: (extras: HeatPumpExtras) => void;
}

function Questions({ extras, isFlat, onChange }: Props) {
  const groups: { title: string; fields: Field[] }[] = [
    {
      title: COPY.placeStep,
      fields: isFlat
        ? ['outdoorSpace', 'vve', 'boilerAgeYears']
        : ['outdoorSpace', 'boilerAgeYears'],
    },
    { title: COPY.soundStep, fields: ['soundPowerDb', 'distanceM', 'surfaces'] },
  ];
  const question = (field: Field) =>
    field in EXTRA_CHOICES ? (
      <ExtraChoiceQuestion
        field={field as ExtraChoice}
        key={field}
        onChange={(value) =>
          onChange(withExtra(extras, field, field === 'surfaces' && value ? Number(value) : value))
        }
        value={extras[field] === undefined ? undefined : String(extras[field])}
      />
    ) : (
      <ExtraNumberQuestion
        field={field as ExtraNumber}
        key={field}
        onChange={(value) => onChange(withExtra(extras, field, value))}
        value={extras[field as ExtraNumber]}
      />
    );
  return groups.map(({ title, fields }) => {
    const count = fields.filter((field) => extras[field] !== undefined).length;
    return (
      <Fold
        isNeeded={count > 0}
        key={title}
        note={<CountNote count={count} total={fields.length} word={TOOL_COPY.answered} />}
        title={title}
      >
        {fields.map(question)}
      </Fold>
    );
  });
}

/** What only this check asks: the place, the boiler's age, and the sound of the unit. */
export const ExtraQuestions = memo(Questions);
