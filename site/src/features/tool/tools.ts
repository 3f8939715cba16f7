import type { ToolName } from '@sens/contract';

export { TOOL_NAMES, type ToolName } from '@sens/contract';

/** A tool's own address, without a state. */
export const toolPath = (name: ToolName) => `/tools/${name}` as const;

/** Where the lead form stands on a tool's page. */
export const LEAD_FORM_ID = 'formulier';

/** Key of what one wants done, in the address of the payback tool and of the subsidy calculator. */
export const CHOSEN_KEY = 'doe';

/** Key of the sizes that the report which led to the subsidy calculator assumes, in its address. */
export const REPORTED_KEY = 'rapport';

/** Such a size, which holds as long as the measure has it: "spouw-86". @param size as its field has it */
export const reportedMark = (key: string, size: string) => `${key}-${size}`;

/** Key of the label simulator's chosen measures in its address, and name of their switches. */
export const SIMULATED_KEY = 'maatregel';

/** Where the result stands; the form without script jumps there. */
export const RESULT_ID = 'uitkomst';
