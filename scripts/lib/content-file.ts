import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { kept } from '../../site/build/kept.ts';
import { fenceSlip, misreadValues, NO_HEAD, yamlSlip } from './yaml-slips.ts';

/** Where questions stand as people type them, mistakes and all: no words of ours. */
export const HEARD = 'gehoord/';

/** Something that is wrong in a text file, for whoever wrote it. */
export interface Problem {
  line?: number;
  message: string;
}

/** What a YAML text holds, and where. */
export interface Parsed {
  value: unknown;
  problems: Problem[];
  /** The line on which something stands, or else what it would belong to. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** A problem with what stands at a place of a file; without a line where that is not known. */
export function problemAt(
  { lineOf }: Parsed,
  path: readonly PropertyKey[],
  message: string,
): Problem {
  const line = lineOf(path);
  return line ? { line, message } : { message };
}

/** Whoever reads content again, as one test after another does, reads only what changed. */
const read = new Map<string, Parsed>();

/**
 * Reads YAML, without throwing on what is wrong in it. What it holds is shared with all who read the same text.
 * @param text lines are counted from its start
 */
export const readYaml = (text: string): Parsed => kept(read, text, () => readAnew(text));

function readAnew(text: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const slip = yamlSlip(text, document.errors);
  const problems = slip ? [slip] : misreadValues(text);
  const value = slip ? undefined : plain(() => document.toJS(), problems);
  return {
    value,
    problems,
    lineOf(path) {
      const offset = offsetOf(document.contents, path);
      return offset === undefined ? undefined : lineAt(offset);
    },
  };
}

/** A `*name` that nothing has said `&name` of only shows here. */
function plain(make: () => unknown, problems: Problem[]): unknown {
  try {
    return make();
  } catch {
    problems.push({ message: 'een tekst die met * begint, moet tussen aanhalingstekens staan' });
    return undefined;
  }
}

function offsetOf(contents: Node | null, path: readonly PropertyKey[]): number | undefined {
  let node: unknown = contents;
  let offset = contents?.range?.[0];
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && each.key.value === key);
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}

/** Some editors on Windows put a sign of their own before a file. */
const FENCE = /^\uFEFF?---$/m;

/** What stands between the two lines `---` of a Markdown text; undefined where it does not begin with one. */
export function frontMatterOf(
  text: string,
): { front: string; from: number; isClosed: boolean } | undefined {
  const [before = '', front, rest] = text.split(FENCE);
  if (front === undefined || before.trim() !== '') return undefined;
  return { front, from: text.indexOf('---') + '---'.length, isClosed: rest !== undefined };
}

const unread = (problem: Problem): Parsed => ({
  value: undefined,
  problems: [problem],
  lineOf: () => undefined,
});

/** Reads the settings above a Markdown text. */
function readFrontMatter(text: string): Parsed {
  const found = frontMatterOf(text);
  if (!found) return unread(NO_HEAD);
  const slip = fenceSlip(found.front, found.isClosed);
  return slip ? unread(slip) : readYaml(found.front);
}

/** Reads the settings that a file of content/ has, or that stand above its text. */
export function readSettings(file: string): Parsed {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? readFrontMatter(text) : readYaml(text);
}

/** Every text in a value, with the way to it. */
export function textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): [typeof path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, at]));
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}
