import { formatNumber } from '#lib/format-nl.ts';
import { buildYearLabel, FORM_COPY as COPY } from './copy.ts';
import type { TypedValues } from './form-state.ts';
import { RangeField } from './RangeField.tsx';
import type { RangeState } from './use-range-value.ts';
import { WoningtypeChoice } from './WoningtypeChoice.tsx';

function yearMeaning({ value, range }: RangeState): string {
  const year = Number(value);
  if (!/^\d{4}$/.test(value)) return '';
  return year >= range.max ? `${COPY.topYear} · ${buildYearLabel(year)}` : buildYearLabel(year);
}

function billMeaning({ value }: RangeState): string {
  return /^\d+$/.test(value) ? COPY.yearFigure(`€\u00a0${formatNumber(Number(value) * 12)}`) : '';
}

/** Home characteristics: type, build year with its label, monthly cost with its yearly figure. */
export function HomeFields({
  formId,
  values,
  woningtypeError,
  year,
  bill,
}: {
  formId: string;
  values: TypedValues;
  woningtypeError?: string | undefined;
  year: RangeState;
  bill: RangeState;
}) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-2 font-kop text-lg font-bold">{COPY.sections.home}</legend>
      <WoningtypeChoice
        defaultValue={values.woningtype ?? ''}
        error={woningtypeError}
        formId={formId}
      />
      <p className="-mb-2 text-sm text-muted">{COPY.mayStayOpen}</p>
      <RangeField
        defaultUnknown={values.bouwjaarOnbekend !== undefined}
        defaultValue={values.bouwjaar ?? ''}
        ends={[year.range.min, COPY.topYear]}
        formId={formId}
        meaning={yearMeaning(year)}
        name="bouwjaar"
        state={year}
      />
      <RangeField
        defaultUnknown={values.monthlyBillOnbekend !== undefined}
        defaultValue={values.monthlyBill ?? ''}
        ends={[`€\u00a0${bill.range.min}`, COPY.topBill]}
        formId={formId}
        meaning={billMeaning(bill)}
        name="monthlyBill"
        state={bill}
        unit="€"
      />
    </fieldset>
  );
}
