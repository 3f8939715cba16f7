import { openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ConfigError } from '#config/config.ts';
import { tempFolder } from '#testing/test-app.ts';
import { faultOf, toSentence } from './cli-faults.ts';
import { FolderInUseError } from './store/folder-lock.ts';
import { openPostgres } from './store/postgres-database.ts';
import { NewerStoreError, StoreUnavailableError } from './store/store.ts';

const thrownBy = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('settings that are wrong are named together', () => {
  const names = new Map([
    ['PORT', 'PORT is wrong: …'],
    ['LOG_LEVEL', 'LOG_LEVEL is wrong: …'],
  ]);
  expect(toSentence(new ConfigError(names))).toBe(
    'De instellingen PORT en LOG_LEVEL kloppen niet. Wat er hoort te staan, leest u in .env.example.',
  );
});

test.each([
  ['a sentence of ours stays', new Error('Geen aanvraag.'), 'Geen aanvraag.'],
  ['a server that runs', new FolderInUseError('another server'), 'De site draait nog. Zet eerst'],
  ['a newer version', new NewerStoreError(), 'De aanvragen zijn bewaard door een nieuwere versie'],
  ['a store that is away', new StoreUnavailableError('sqlite 5'), '(sqlite 5).'],
])('%s', (_what, error, sentence) => {
  expect(toSentence(error)).toContain(sentence);
});

test('a file that is no database, or one that cannot be made, is told without English', () => {
  const folder = tempFolder();
  const noFolder = thrownBy(() => openSync(`${folder}/nope/x`, 'wx'));
  expect(faultOf(noFolder, `${folder}/nope/x`)).toBe(`de map ${folder}/nope bestaat niet.`);
  expect(toSentence(noFolder)).toBe(`${folder}/nope/x: de map ${folder}/nope bestaat niet.`);
  const noDatabase = thrownBy(() => new DatabaseSync(':memory:').exec('select'));
  expect(toSentence(noDatabase)).toMatch(/^De bewaarplaats van de aanvragen .* \(sqlite 1\)\.$/);
});

test('a database that does not answer is told with its code', async () => {
  const error = await openPostgres('postgres://x@127.0.0.1:1/x').catch((reason: unknown) => reason);
  expect(toSentence(error)).toMatch(/^De bewaarplaats van de aanvragen .* \(ECONNREFUSED\)\.$/);
});
