const READ = 'var(';

/** Where the bracket closes that opened before a place. */
function closes(text: string, from: number): number {
  for (let [at, depth] = [from, 1]; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/**
 * A value with what some of its `var()` come to; the innermost last.
 * @param meaning what a property comes to, beside its stand-in if it has one; nothing leaves it as it is read
 */
export function resolveVars(
  value: string,
  meaning: (name: string, fallback: string | undefined) => string | undefined,
): string {
  const start = value.indexOf(READ);
  if (start < 0) return value;
  const end = closes(value, start + READ.length);
  const inner = value.slice(start + READ.length, end);
  const comma = inner.indexOf(',');
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const fallback = comma < 0 ? undefined : resolveVars(inner.slice(comma + 1), meaning).trim();
  const read = fallback === undefined ? `${READ}${name})` : `${READ}${name},${fallback})`;
  const rest = resolveVars(value.slice(end + 1), meaning);
  return value.slice(0, start) + (meaning(name, fallback) ?? read) + rest;
}
