import { hashedPath } from './hashed-path.ts';

/**
 * Where a style sheet stands of which nothing was cut, for the pages that are made on request.
 * @param css as it came from the bundler
 */
export const wholeSheetPath = (css: string): string => hashedPath('whole', 'css', css);
