import * as z from 'zod/mini';
import { TEXT_MAX } from './limits.ts';
import { TOOL_NAMES } from './tool-names.ts';

/** Hidden field with the address of a tool as the visitor left it; it has no error of its own. */
export const TOOL_FIELD = 'rekenhulp';

/** As a browser writes a query, so that it leads nowhere else. */
const TOOL_ADDRESS = new RegExp(`^/tools/(?:${TOOL_NAMES.join('|')})\\?[\\w.*%&=+-]+$`);

/** The path and query of a tool, and nothing in the place of anything else: a lead is never refused for it. */
export const toolAddress = z.transform((value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= TEXT_MAX.rekenhulp && TOOL_ADDRESS.test(value)
    ? value
    : undefined,
);
