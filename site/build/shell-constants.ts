import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { type Constants, constantsOf, withConstants } from './constant-properties.ts';
import type { VitePlugin } from './vite-plugin.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const TOKENS = join(SOURCE, 'styles/tokens.css');
const SHEETS = join(SOURCE, 'components/shell/*/*.css');
const IS_SHEET = /\/src\/components\/shell\/[\w-]+\/[\w-]+\.css\b/;

const SET = /--[\w-]+(?=\s*:)/g;

/** Of the theme what no sheet of the shell sets anew, as one does for who asks for more contrast. */
function constantsOfShell(): Constants {
  const sheets = globSync(SHEETS).map((file) => readFileSync(file, 'utf8'));
  const set = new Set(sheets.join('\n').match(SET));
  return constantsOf(postcss.parse(readFileSync(TOKENS, 'utf8')), set);
}

/**
 * The sheets of what the shell brings later say colours and measures themselves: a built page sets only those
 * properties of the theme that a script names (`page-styles.ts`).
 */
export function shellConstants(): VitePlugin {
  return {
    name: 'shell-constants',
    enforce: 'pre',
    transform(code, id) {
      if (!IS_SHEET.test(id)) return null;
      this.addWatchFile(TOKENS);
      return { code: withConstants(code, constantsOfShell()), map: null };
    },
  };
}
