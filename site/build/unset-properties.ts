import type { Root } from 'postcss';

/** Custom properties of Tailwind's: its utilities read many so that another one may set them. */
const OF_TAILWIND = /^--(?:tw|default)-/;

const PROPERTY_NAMED = /--[\w-]+/g;
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

/** A value with what some of its `var()` come to; the innermost last. */
function resolved(
  value: string,
  meaning: (name: string, fallback: string | undefined) => string | undefined,
): string {
  const start = value.indexOf(READ);
  if (start < 0) return value;
  const end = closes(value, start + READ.length);
  const inner = value.slice(start + READ.length, end);
  const comma = inner.indexOf(',');
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const fallback = comma < 0 ? undefined : resolved(inner.slice(comma + 1), meaning).trim();
  const read = fallback === undefined ? `${READ}${name})` : `${READ}${name},${fallback})`;
  const rest = resolved(value.slice(end + 1), meaning);
  return value.slice(0, start) + (meaning(name, fallback) ?? read) + rest;
}

/**
 * Writes out what a page leaves as it is: where nothing sets one of Tailwind's properties, reading it gives the value
 * that it begins with, or else the stand-in beside it. A page has some twenty such, and the browser would look each
 * up for each element.
 * @param scripts all that the page may run: what they name they may set
 */
export function settleUnset(root: Root, scripts: string): void {
  const mayBeSet = new Set(scripts.match(PROPERTY_NAMED) ?? []);
  root.walkDecls(/^--/, ({ prop }) => {
    mayBeSet.add(prop);
  });
  const beginsWith = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => {
      beginsWith.set(rule.params, value);
    });
  });
  root.walkDecls((declaration) => {
    const settled = resolved(declaration.value, (name, fallback) =>
      mayBeSet.has(name) || !OF_TAILWIND.test(name)
        ? undefined
        : (beginsWith.get(name) ?? fallback),
    );
    // A value that comes to nothing is none: the browser judges that only where it reads it.
    if (settled.trim() !== '') declaration.value = settled.trim().replaceAll(/ {2,}/g, ' ');
  });
}
