import type { HeatPumpExtras } from '@sens/engine';
import { memo } from 'react';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { EXTRA_CHOICES, type ExtraChoice, type ExtraNumber } from '../extras.ts';
import { ExtraChoiceQuestion } from './ExtraChoiceQuestion.tsx';
import { ExtraNumberQuestion } from './ExtraNumberQuestion.tsx';
import { Fold } from './Fold.tsx';

type Field = ExtraChoice | ExtraNumber;

/** Extras with one of them changed, or taken back. */
export function withExtra(
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
  return (
    // As close to the folds of the house's own questions as those to each other.
    <div className="-mt-5.5 grid gap-2.5">
      {groups.map(({ title, fields }) => (
        <Fold
          count={fields.filter((field) => extras[field] !== undefined).length}
          key={title}
          title={title}
          total={fields.length}
        >
          {fields.map((field) =>
            field in EXTRA_CHOICES ? (
              <ExtraChoiceQuestion
                field={field as ExtraChoice}
                key={field}
                onChange={(value) =>
                  onChange(
                    withExtra(extras, field, field === 'surfaces' && value ? Number(value) : value),
                  )
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
            ),
          )}
        </Fold>
      ))}
    </div>
  );
}

/**
 * What only this check asks: the place, the boiler's age, and the sound of the unit. Drawn anew only
 * when its own answers change; `onChange` is new at every drawing but does the same.
 */
export const ExtraQuestions = memo(
  Questions,
  (last, next) => last.extras === next.extras && last.isFlat === next.isFlat,
);
