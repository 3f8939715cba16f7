import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../site/dist/all-styles.css');

/** Every style of the site, as the build (site/build/page-styles.ts) left it beside the pages. */
export const allStyles = (): string => readFileSync(FILE, 'utf8');
