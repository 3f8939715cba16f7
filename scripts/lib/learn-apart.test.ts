import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  learnWith,
  questionsHeard,
  readHeard,
  readLearned,
  writeLearned,
} from '../../assistant/index.ts';
import { SMALL_FILE } from '../../assistant/testing/small-index.ts';
import { learnApart } from './learn-apart.ts';

/** The assistant of a build whose pages stand: what it learned knows no meaning yet. */
function startBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'sens-learn-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [index, learned] = [join(folder, 'assistant.json'), join(folder, 'assistant.learned')];
  writeFileSync(index, JSON.stringify(SMALL_FILE));
  writeFileSync(learned, writeLearned(learnWith(readHeard(questionsHeard(SMALL_FILE)), [])));
  const meaning = () => readLearned(readFileSync(learned)).meaning;
  return { folder, index, learned, meaning };
}

test('the meaning of words is added, and no half file stays', async () => {
  const { folder, index, learned, meaning } = startBuild();
  await learnApart(index, learned, () => true);
  expect(meaning().length).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual(['assistant.json', 'assistant.learned']);
});

test('what was learned from pages that another build has replaced is not put beside its own', async () => {
  const { index, learned, meaning } = startBuild();
  await learnApart(index, learned, () => false);
  expect(meaning()).toEqual([]);
});
