/** The commands that the README and CONTRIBUTING name are commands that package.json has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const wrong: string[] = [];
for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/runbook.md', 'docs/inhoud.md']) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [command, name = ''] of text.matchAll(/npm run ([a-z-]+)/g)) {
    if (!(name in scripts)) wrong.push(`${file}: "${command}"`);
  }
  for (const [, name = ''] of text.matchAll(/npm (start|test)\b/g)) {
    if (!(name in scripts)) wrong.push(`${file}: "npm ${name}"`);
  }
  for (const [, path = ''] of text.matchAll(/node ((?:scripts|bench|server|engine)\/[\w./-]+)/g)) {
    try {
      readFileSync(join(ROOT, path));
    } catch {
      wrong.push(`${file}: "node ${path}" bestaat niet`);
    }
  }
}
for (const line of wrong) console.error(line);
console.log(
  wrong.length === 0 ? 'every command named exists' : `${wrong.length} commands do not exist`,
);
process.exit(wrong.length === 0 ? 0 : 1);
