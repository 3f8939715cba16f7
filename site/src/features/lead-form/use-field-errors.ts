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

const isAny = (fields: FieldErrors) => Object.keys(fields).length > 0;

/**
 * The errors under the fields and the summary above them, which takes focus when it appears. The summary lists what the
 * form was sent with until it is sent again: it does not change under who corrects it, and goes with its last error.
 */
export function useFieldErrors(given: FieldErrors = {}) {
  const [{ errors, listed }, set] = useState({ errors: given, listed: given });
  const summaryShown = isAny(listed);
  const summaryRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (summaryShown) summaryRef.current?.focus();
  }, [summaryShown]);

  useEffect(() => {
    if (!summaryShown) return;
    const right = document.title.replace(WRONG, '');
    document.title = `${FORM_COPY.wrongTitle}${right}`;
    return () => {
      document.title = document.title.replace(WRONG, '');
    };
  }, [summaryShown]);

  function show(fields: FieldErrors): void {
    set({ errors: fields, listed: fields });
    if (!isAny(fields)) return;
    // Already there from an earlier try: move to it again.
    summaryRef.current?.focus();
  }

  function clear(): void {
    set({ errors: {}, listed: {} });
  }

  /**
   * Judges one field again and leaves the others as they are.
   * @returns what is wrong with it
   */
  function judge(name: LeadField, values: TypedValues): string | undefined {
    const result = checkTyped(values);
    const message = result.ok ? undefined : result.fields[name];
    // Two fields may be judged in a row, as when an address fills itself in.
    set(({ errors: { [name]: _old, ...others }, listed: all }) => {
      const left = message ? { ...others, [name]: message } : others;
      const isListed = Object.keys(all).some((each) => each in left);
      return { errors: left, listed: isListed ? all : {} };
    });
    return message;
  }

  return { errors, listed, summaryShown, summaryRef, show, clear, judge };
}
