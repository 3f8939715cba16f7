/** The four tools by the name in their address, in the order in which they are shown. */
export const TOOL_NAMES = [
  'subsidie-calculator',
  'energielabel-simulator',
  'warmtepomp-check',
  'roi-calculator',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];
