import type * as z from 'zod';
import { textsByDay } from '../../site/src/lib/by-day.ts';
import { type Parsed, type Problem, problemAt } from './content-file.ts';
import { WRONG_KIND } from './dutch-issues.ts';
import { nearest } from './nearest.ts';

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What cannot be read; or else what is not as its schema has it, told to whoever wrote the text. */
export function schemaProblems(parsed: Parsed, schema: z.ZodType): Problem[] {
  const { value, problems } = parsed;
  if (problems.length > 0) return problems;
  // A text may say one thing until a day and another from then on: both must be in order.
  const [before = [], after = []] = [FIRST_DAY, LAST_DAY].map((day) =>
    issuesOf(value, schema, day),
  );
  const known = new Set(before.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const later = after.filter((issue) => !known.has(`${issue.path.join('.')} ${issue.message}`));
  const issues = [...before, ...later];
  const strange = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const named = strange.map((field) => ({ ...field, meant: meantField(field, schema) }));
  // Of a field whose name is mistyped it is enough to say so: that it is not there is the same slip.
  const meant = new Set(named.map(({ path, meant }) => nameOf([...path, meant ?? ''])));
  return [
    ...issues
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !isMistyped(path, value, meant))
      .map((issue) =>
        problemAt(
          parsed,
          issue.path,
          said(issue.path, wrongKind(issue, value, schema) ?? issue.message),
        ),
      ),
    ...named.map(({ path, key, meant }) =>
      problemAt(parsed, [...path, key], said(path, strangeField(key, meant))),
    ),
  ];
}

const nameOf = (path: Path) => path.join('.');

/** What is said of a value, behind where it stands. */
const said = (path: Path, words: string) => (path.length > 0 ? `${nameOf(path)}: ${words}` : words);

const isMistyped = (path: Path, value: unknown, meant: ReadonlySet<string>) =>
  partAt(value, path) === undefined && meant.has(nameOf(path));

/** What to do about a field that no such text has. */
function strangeField(key: string, meant: string | undefined): string {
  // `{ score: 4,8 }` is a score of 4, and a field "8".
  if (/^\d+$/.test(key))
    return `achter een komma staat hier "${key}"; schrijf een getal met een punt, als 4.8`;
  return `het veld "${key}" is er niet; ${meant ? `bedoelt u "${meant}"?` : 'haal het weg, of kijk naar de naam ervan in een ander bestand'}`;
}

/** The field of a schema that a name is nearly of. */
function meantField({ path, key }: { path: Path; key: string }, schema: z.ZodType) {
  const at = path.reduce<z.ZodType | undefined>(schemaUnder, schema);
  const { shape } = (bare(at) ?? {}) as { shape?: Readonly<Record<string, z.ZodType>> };
  return shape && nearest(key, Object.keys(shape));
}

/** A schema without what may be left out, or is done to a value before or after. */
function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  const {
    innerType,
    in: before,
    out,
  } = (schema?.def ?? {}) as {
    innerType?: z.ZodType;
    in?: z.ZodType;
    out?: z.ZodType;
  };
  const inner = innerType ?? (before?.def.type === 'transform' ? out : before);
  return inner ? bare(inner) : schema;
}

function schemaUnder(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  const { shape, element } = (bare(schema) ?? {}) as {
    shape?: Readonly<Record<PropertyKey, z.ZodType>>;
    element?: z.ZodType;
  };
  return shape?.[key] ?? element;
}

const issuesOf = (value: unknown, schema: z.ZodType, day = FIRST_DAY): readonly Issue[] =>
  schema.safeParse(textsByDay(value, day)).error?.issues ?? [];

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** What to write, by what belongs there. */
const TO_WRITE: Readonly<Record<string, string>> = {
  string: 'een tekst',
  number: 'een getal, met een punt en zonder aanhalingstekens',
  int: 'een heel getal, zonder punt en zonder aanhalingstekens',
  boolean: 'true of false',
  array: 'een lijst, elke regel met een streepje ervoor',
  object: 'de gegevens eronder, elk op een eigen regel die inspringt',
};

/** What to write where something else stands than belongs there, or nothing; undefined where the schema says so itself. */
function wrongKind(issue: Issue, value: unknown, schema: z.ZodType): string | undefined {
  if (issue.message !== WRONG_KIND) return undefined;
  const { path } = issue;
  const kind = 'expected' in issue ? String(issue.expected) : '';
  const what = TO_WRITE[kind] ?? 'wat erin hoort';
  const found = partAt(value, path);
  if (path.length > 0 && found === undefined) return missing(path, what);
  if (path.length > 0 && found === null) return empty(path, what, value, schema);
  if (kind === 'string' && ['number', 'boolean'].includes(typeof found)) {
    return "zet wat hier staat tussen aanhalingstekens: '...'";
  }
  return kind in TO_WRITE ? `hier hoort ${what}` : undefined;
}

const isOfList = (path: Path) => typeof path.at(-1) === 'number';

const emptyEntry = (what: string) => `dit onderdeel van de lijst is leeg; schrijf er ${what}`;

/** A field that is not there at all. */
function missing(path: Path, what: string): string {
  if (isOfList(path)) return emptyEntry(what);
  const under = path.length > 1 ? `, onder ${path.slice(0, -1).join('.')}` : '';
  return `dit veld ontbreekt; schrijf een regel "${String(path.at(-1))}:"${under}, met daarachter ${what}`;
}

/** A field with nothing in it; where it may be left out, that is said too. */
function empty(path: Path, what: string, value: unknown, schema: z.ZodType): string {
  if (isOfList(path)) return emptyEntry(what);
  const told = `achter "${String(path.at(-1))}:" staat niets; schrijf er ${what}`;
  return isNeeded(path, value, schema) ? told : `${told}, of haal de regel weg`;
}

/** Whether a value is refused when a field of it is taken away. */
function isNeeded(path: Path, value: unknown, schema: z.ZodType): boolean {
  const without = structuredClone(value);
  delete (partAt(without, path.slice(0, -1)) as Record<PropertyKey, unknown>)[path.at(-1) ?? ''];
  const name = path.join('.');
  return issuesOf(without, schema).some((issue) => issue.path.join('.') === name);
}
