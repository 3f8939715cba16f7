/**
 * `npm run content-check`: tells what is wrong in the text files, in Dutch; exits 1 when anything is.
 * With `-- --woordenlijst` it first adds every word that no dictionary knows to the list of ours; with
 * `-- --bijgewerkt` it first gives every text that changed the day of today.
 */
import { join } from 'node:path';
import { figures2026 } from '@sens/engine';
import { today } from '../site/src/lib/today.ts';
import { contentProblems } from './lib/content-problems.ts';
import { expiredFigures } from './lib/expired-figures.ts';
import { extendList, spellingProblems } from './lib/spelling.ts';
import { outdatedFigures } from './lib/told-figures.ts';
import { dayProblems, renewDays } from './lib/updated-days.ts';

const CONTENT = join(import.meta.dirname, '../content');
const OPTIONS = ['--woordenlijst', '--bijgewerkt'];

const unknown = process.argv.slice(2).filter((option) => !OPTIONS.includes(option));
if (unknown.length > 0) {
  const choices = OPTIONS.map((option) => `npm run content-check -- ${option}`).join(' of ');
  console.error(`"${unknown.join(' ')}" kent content-check niet; schrijf ${choices}`);
  process.exit(1);
}

if (process.argv.includes('--woordenlijst')) {
  const added = await extendList(CONTENT);
  console.log(
    added.length === 0
      ? 'content/woordenlijst.txt: geen nieuwe woorden'
      : `content/woordenlijst.txt: lees na of dit goed geschreven is:\n${added.join('\n')}`,
  );
}
if (process.argv.includes('--bijgewerkt')) {
  const dated = renewDays(CONTENT, today()).map((file) => `content/${file}`);
  console.log(['bijgewerkt:', ...(dated.length === 0 ? ['geen andere dag'] : dated)].join('\n'));
}
// A figure that has run out stops nobody from putting a text right, before it is overdue.
const expired = Object.groupBy(expiredFigures(today()), ({ isOverdue }) =>
  isOverdue ? 'overdue' : 'expired',
);
for (const { message } of expired.expired ?? []) console.warn(`let op: ${message}`);
const problems = [
  ...(expired.overdue ?? []).map(({ message }) => message),
  ...contentProblems(CONTENT),
  ...outdatedFigures(CONTENT, figures2026),
  ...(await spellingProblems(CONTENT)),
  ...dayProblems(CONTENT),
];
for (const problem of problems) console.error(problem);
const count = problems.length === 1 ? '1 fout' : `${problems.length} fouten`;
console.log(`content: ${problems.length === 0 ? 'in orde' : count}`);
process.exit(problems.length === 0 ? 0 : 1);
