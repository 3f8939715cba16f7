import { WONINGTYPE_LABELS, WONINGTYPEN } from '@sens/contract';
import { Choice } from '#components/ui/Choice.tsx';

/** The five dwelling types as large radio buttons, for a fieldset. */
export function WoningtypeRadios({
  name,
  defaultValue,
  firstId,
}: {
  name: string;
  defaultValue: string;
  /** Id of the first one, for a link that leads to the question. */
  firstId?: string;
}) {
  return WONINGTYPEN.map((type, index) => (
    <Choice
      className="scroll-mt-24"
      defaultChecked={type === defaultValue}
      id={index === 0 ? firstId : undefined}
      key={type}
      label={WONINGTYPE_LABELS[type]}
      name={name}
      value={type}
    />
  ));
}
