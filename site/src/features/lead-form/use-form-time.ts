import { FORM_TIME_PATH, formTimeSchema } from '@sens/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { requestJson } from '#lib/browser/request.ts';

/**
 * Asks the server for the moment at which this form was first touched, signed: it goes back with the form, and
 * who sends one within the same moment is a program. Without an answer the form goes without it.
 */
export function useFormTime(): RefObject<string> {
  const formTime = useRef('');
  useEffect(() => {
    requestJson(FORM_TIME_PATH, {}, { retries: 0 })
      .then((body) => {
        formTime.current = formTimeSchema.parse(body).formTime;
      })
      .catch(() => undefined);
  }, []);
  return formTime;
}
