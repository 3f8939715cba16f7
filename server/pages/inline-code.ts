import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { InlineCode } from '#http/csp.ts';

/** Stands beside the module that makes pages; the build writes it from pages made of nobody's answers. */
export const INLINE_CODE_FILE = 'inline-code.json';

const codeSchema = z.object({
  script: z.array(z.string()),
  style: z.array(z.string()),
  frame: z.array(z.string()),
});

const fileSchema = z.object({
  form: codeSchema,
  report: codeSchema,
  adviser: codeSchema,
  tool: codeSchema,
});

/** What may stand inline on each page that is made on request. */
export type CodeOfPages = Record<keyof z.output<typeof fileSchema>, InlineCode>;

/**
 * Reads what may stand inline on pages that hold what visitors typed: were it read from the page, the
 * policy would let in whatever got through there.
 * @param renderModule the module that makes the pages
 * @returns nothing where no build stands: `npm run dev` makes its styles anew with each change
 * @throws Error when the file is something else
 */
export function loadInlineCode(renderModule: string): CodeOfPages | undefined {
  const file = join(dirname(renderModule), INLINE_CODE_FILE);
  return existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
