import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byDay } from '../../site/src/lib/by-day.ts';
import { type Parsed, type Problem, problemAt } from './content-file.ts';

const DAYS = ['0000-01-01', '9999-12-31'];

/** A heading, or a question that is one. */
const HEAD = /^(?:#+ |\s*- question: )['"]?(.*?)['"]?$/;

/** How a heading that is called otherwise from a day on is written, by what it is called before and after. */
export type ChangingHeads = ReadonlyMap<unknown, string>;

/** @param folder `content/`, or a copy of it */
export function changingHeads(folder: string): ChangingHeads {
  const lines = globSync('**/*.md', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n'),
  );
  const changing = lines
    .flatMap((line) => HEAD.exec(line)?.[1] ?? [])
    .filter((head) => head.includes('{{voor:'));
  return new Map(changing.flatMap((head) => DAYS.map((day) => [byDay(head, day), head])));
}

/** Where a text of the assistant names a heading: what people ask besides, or the questions that were heard. */
export function* headsNamed(value: unknown): Generator<[name: unknown, path: PropertyKey[]]> {
  const { also, questions } = (value ?? {}) as Record<string, unknown>;
  for (const [at, each] of Array.isArray(also) ? also.entries() : []) {
    yield [each?.under, ['also', at, 'under']];
  }
  for (const name of Object.keys(questions ?? {})) yield [name, ['questions', name]];
}

/** Headings that are named as they are called on one side of a day only: a build on the other would not find them. */
export const namedOnOneSide = (parsed: Parsed, heads: ChangingHeads): Problem[] =>
  [...headsNamed(parsed.value)].flatMap(([name, path]) => {
    const written = heads.get(name);
    if (written === undefined) return [];
    const message = `"${name}" heet niet altijd zo: schrijf '${written}', zoals bij die kop`;
    return [problemAt(parsed, path, message)];
  });
