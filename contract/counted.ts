import { LEAD_MESSAGES } from './lead-messages.ts';
import { TOOL_NAMES } from './tool-names.ts';

const LEAD_ERRORS = Object.keys(LEAD_MESSAGES) as (keyof typeof LEAD_MESSAGES)[];

/** How sending the form ended. */
const SUBMIT_OUTCOMES = ['sent', 'refused', 'failed'] as const;

/** What became of a conversation with the assistant. */
const ASSISTANT_OUTCOMES = ['opened', 'answered', 'handed-over', 'callback'] as const;

/** Every step that is counted, all of them named here: no count can say who somebody is. */
export const COUNTED = [
  'page-view',
  'form-start',
  ...LEAD_ERRORS.map((code) => `field-error:${code}` as const),
  ...SUBMIT_OUTCOMES.map((outcome) => `submit:${outcome}` as const),
  ...TOOL_NAMES.map((tool) => `tool-use:${tool}` as const),
  ...ASSISTANT_OUTCOMES.map((outcome) => `assistant:${outcome}` as const),
] as const;

export type Counted = (typeof COUNTED)[number];

/** The error codes of messages as the form shows them; a message of the server's own has none. */
export const errorCodesOf = (messages: Iterable<string | undefined>): Counted[] => {
  const shown = new Set(messages);
  return LEAD_ERRORS.filter((code) => shown.has(LEAD_MESSAGES[code])).map(
    (code) => `field-error:${code}` as const,
  );
};
