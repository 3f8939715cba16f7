import { readFileSync } from 'node:fs';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import { kept } from '../../site/build/kept.ts';

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

/** The slips that people make, in their own words; the others are rare. */
const SLIPS: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'deze naam staat hier twee keer',
  BLOCK_AS_IMPLICIT_KEY: 'een dubbele punt te veel: zet de tekst tussen aanhalingstekens',
  MULTILINE_IMPLICIT_KEY: 'hier ontbreekt een dubbele punt, of de regel springt verkeerd in',
  BAD_INDENT: 'deze regel springt te weinig of te veel in',
  TAB_AS_INDENT: 'spring in met spaties, niet met een tab',
  BAD_SCALAR_START: 'zet een tekst die met dit teken begint tussen aanhalingstekens',
  MISSING_CHAR: 'een aanhalingsteken, haakje of komma ontbreekt',
  BAD_DQ_ESCAPE: 'een \\ tussen dubbele aanhalingstekens schrijft u als \\\\',
};
const OTHER_SLIP =
  'deze regel is niet te lezen; kijk naar inspringen, dubbele punten en aanhalingstekens';

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
  const problems: Problem[] = document.errors.map(({ code, pos }) => ({
    line: lineAt(pos[0]),
    message: SLIPS[code] ?? OTHER_SLIP,
  }));
  const value = problems.length === 0 ? plain(() => document.toJS(), problems) : undefined;
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

/** Reads what stands between the two lines `---` of a Markdown file. */
export function readFrontMatter(file: string): Parsed {
  const [before = '', front] = readFileSync(file, 'utf8').split(/^---$/m);
  if (front !== undefined && before.trim() === '') return readYaml(front);
  const problems = [
    { line: 1, message: 'begin met een regel ---, de gegevens, en weer een regel ---' },
  ];
  return { value: undefined, problems, lineOf: () => undefined };
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
