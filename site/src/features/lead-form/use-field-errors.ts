import {
  checkLeadForm,
  type FieldErrors,
  LEAD_FIELDS,
  type LeadField,
  normalizePostedForm,
} from '@sens/contract';
import { useEffect, useRef, useState } from 'react';
import { FORM_COPY } from './copy.ts';
import type { TypedValues } from './form-state.ts';

/** Tells whether a control's name is a field of the contract. */
export const isLeadField = (name: string): name is LeadField =>
  (LEAD_FIELDS as readonly string[]).includes(name);

/** Judges what stands in the form by the contract, tidied the way the fields do it. */
export const checkTyped = (values: TypedValues) => checkLeadForm(normalizePostedForm(values));

/** Before the page's title while something is wrong (GOV.UK): it is what a screen reader says first. */
const WRONG = new RegExp(`^${FORM_COPY.wrongTitle}`);

/** The errors under the fields and the summary above them, which takes focus when it appears. */
export function useFieldErrors(given: FieldErrors = {}) {
  const [errors, setErrors] = useState<FieldErrors>(given);
  const [summaryShown, setSummaryShown] = useState(Object.keys(given).length > 0);
  const summaryRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (summaryShown) summaryRef.current?.focus();
  }, [summaryShown]);

  const isWrong = summaryShown && Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const right = document.title.replace(WRONG, '');
    document.title = `${FORM_COPY.wrongTitle}${right}`;
    return () => {
      document.title = document.title.replace(WRONG, '');
    };
  }, [isWrong]);

  function show(fields: FieldErrors): void {
    setErrors(fields);
    if (Object.keys(fields).length === 0) return;
    setSummaryShown(true);
    // Already there from an earlier try: move to it again.
    summaryRef.current?.focus();
  }

  function clear(): void {
    setErrors({});
    setSummaryShown(false);
  }

  /** Judges one field again and leaves the others as they are. */
  function judge(name: LeadField, values: TypedValues): void {
    const result = checkTyped(values);
    const message = result.ok ? undefined : result.fields[name];
    setErrors(({ [name]: _old, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  return { errors, summaryShown, summaryRef, show, clear, judge };
}
