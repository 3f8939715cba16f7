/** `npm run content-check`: tells what is wrong in the text files, in Dutch; exits 1 when anything is. */
import { join } from 'node:path';
import { contentProblems } from './lib/content-problems.ts';

const problems = contentProblems(join(import.meta.dirname, '../content'));
for (const problem of problems) console.error(problem);
const count = problems.length === 1 ? '1 fout' : `${problems.length} fouten`;
console.log(`content: ${problems.length === 0 ? 'in orde' : count}`);
process.exit(problems.length === 0 ? 0 : 1);
