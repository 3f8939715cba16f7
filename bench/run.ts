/** Runs every bench after the other; exits 1 when one is beyond its budget. Usage: `npm run bench`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BENCHES = [
  'weight',
  'engine',
  'report',
  'budget-slider',
  'tools',
  'interactions',
  'pages',
  'intake',
  'claims',
  'images',
  'image-rush',
  'home',
  'main-thread',
  'intro',
  'next-page',
  'pdf',
  'every-page',
  'decoration',
  'towns',
  'assistant',
  'restart',
  'stop',
  'crash',
];

const beyond = BENCHES.filter((name) => {
  console.log('');
  const file = join(import.meta.dirname, `${name}.ts`);
  return spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0;
});

console.log(
  beyond.length > 0 ? `\nBeyond its budget: ${beyond.join(', ')}` : '\nAll within budget.',
);
process.exitCode = beyond.length > 0 ? 1 : 0;
