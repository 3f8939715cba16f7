import { WONINGTYPE_LABELS, WONINGTYPEN } from '@sens/contract';

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
    <label className="choice" key={type}>
      <input
        className="radio scroll-mt-24"
        defaultChecked={type === defaultValue}
        id={index === 0 ? firstId : undefined}
        name={name}
        type="radio"
        value={type}
      />
      {WONINGTYPE_LABELS[type]}
    </label>
  ));
}
