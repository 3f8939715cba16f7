import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { stripVTControlCharacters } from 'node:util';

/** How much of a log is shown when what it is of fails. */
const LAST_LINES = 40;

const lastLines = (log: string) =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);

/** A line that says how far something is; on a terminal the next takes its place when it is of the same step. */
function progress() {
  let shown = '';
  return (step: string, count = '') => {
    const isSame = shown === step;
    shown = step;
    if (process.stdout.isTTY) process.stdout.write(`${isSame ? '\r' : '\n'}  ${step} ${count}`);
    else if (!isSame) console.log(`  ${step}`);
  };
}

/**
 * Runs a script of Node's to its end; a file keeps what it says, and the screen how far it is.
 * @param steps a step of which the line is the first, with what it is called
 * @param explain what to show when it fails, where that is known; else it is the end of the log
 * @returns whether it went well
 */
export async function runLogged(
  args: readonly string[],
  { cwd, env, log }: { cwd: string; env: NodeJS.ProcessEnv; log: string },
  steps: readonly [line: RegExp, name: string][],
  explain: () => Promise<readonly string[]>,
): Promise<boolean> {
  const file = createWriteStream(log);
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const show = progress();
  let step = '';
  const follow = (line: string) => {
    file.write(`${line}\n`);
    const begun = steps.find(([pattern]) => pattern.test(line))?.[1];
    const count = /\((\d+\/\d+)\)$/.exec(stripVTControlCharacters(line))?.[1];
    if (begun) step = begun;
    if (begun || count) show(step, count);
  };
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', follow);
  const status = await new Promise((resolve) => child.on('close', resolve));
  file.end();
  await finished(file);
  if (process.stdout.isTTY) process.stdout.write('\n');
  if (status !== 0) {
    const known = await explain();
    const shown = known.length > 0 ? known : lastLines(log);
    console.error(shown.join('\n'));
  }
  return status === 0;
}
