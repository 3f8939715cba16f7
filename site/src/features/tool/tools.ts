/** The four tools by the name in their address, in the order in which they are shown. */
export const TOOL_NAMES = [
  'subsidie-calculator',
  'energielabel-simulator',
  'warmtepomp-check',
  'roi-calculator',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];

/** A tool's own address, without a state. */
export const toolPath = (name: ToolName) => `/tools/${name}` as const;

/** Where the lead form stands on a tool's page. */
export const LEAD_FORM_ID = 'formulier';

/** Key of the label simulator's chosen measures in its address, and name of their switches. */
export const SIMULATED_KEY = 'maatregel';

/** Where the result stands; the form without script jumps there. */
export const RESULT_ID = 'uitkomst';
