import type { ToolName } from '@sens/contract';

export { TOOL_NAMES, type ToolName } from '@sens/contract';

/** A tool's own address, without a state. */
export const toolPath = (name: ToolName) => `/tools/${name}` as const;

/** Where the lead form stands on a tool's page. */
export const LEAD_FORM_ID = 'formulier';

/** Key of what one wants done, in the address of the payback tool and of the subsidy calculator. */
export const CHOSEN_KEY = 'doe';

/** Key of what the report that led to the subsidy calculator assumes the size of, in its address. */
export const REPORTED_KEY = 'rapport';

/** Key of the label simulator's chosen measures in its address, and name of their switches. */
export const SIMULATED_KEY = 'maatregel';

/** Where the result stands; the form without script jumps there. */
export const RESULT_ID = 'uitkomst';
