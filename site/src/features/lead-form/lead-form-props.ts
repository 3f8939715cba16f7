import type { FieldErrors, LeadReceipt } from '@sens/contract';
import type { TypedValues } from './form-state.ts';

/** What a page says of the form it shows. */
export interface LeadFormProps {
  /** Where the form stands (contract, pageSource). */
  source: string;
  /** Prefix of the ids; also the id that links jump to. */
  formId: string;
  submitLabel?: string;
  /** Values and errors of a form that came back from the server (no script). */
  values?: TypedValues;
  errors?: FieldErrors;
  problem?: string | undefined;
  /** Instead of going to the report page. */
  onSuccess?: (receipt: LeadReceipt) => void;
}
