/** What `npm run content-check` says: see there. */
import { join } from 'node:path';
import { figures2026 } from '@sens/engine';
import { today } from '../../site/src/lib/today.ts';
import { contentProblems } from './content-problems.ts';
import { expiredFigures } from './expired-figures.ts';
import { FIGURES, figureSlips } from './figure-slips.ts';
import { extendList, spellingProblems } from './spelling.ts';
import { outdatedFigures } from './told-figures.ts';
import { dayProblems, renewDays } from './updated-days.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'content');
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
const slips = figureSlips(join(ROOT, FIGURES));
const inTexts = [...contentProblems(CONTENT), ...(await spellingProblems(CONTENT))];
const wrong = [
  ...(expired.overdue ?? []).map(({ message }) => message),
  ...slips,
  ...inTexts,
  // What a mistyped amount would have the texts say is no advice.
  ...(slips.length > 0 ? [] : outdatedFigures(CONTENT, figures2026)),
];
/** A text that is still to be put right gets its day when it is. */
const isTold = (day: string) => inTexts.some((problem) => fileOf(problem) === fileOf(day));
const fileOf = (problem: string) => /^[^,:]+/.exec(problem)?.[0];
const problems = [...wrong, ...dayProblems(CONTENT).filter((day) => !isTold(day))];
for (const problem of problems) console.error(problem);
const count = problems.length === 1 ? '1 fout' : `${problems.length} fouten`;
console.log(`content: ${problems.length === 0 ? 'in orde' : count}`);
process.exit(problems.length === 0 ? 0 : 1);
