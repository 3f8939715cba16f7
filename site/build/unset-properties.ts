import type { Root } from 'postcss';
import { resolveVars } from './resolve-vars.ts';

/** Custom properties of Tailwind's: its utilities read many so that another one may set them. */
const OF_TAILWIND = /^--(?:tw|default)-/;

const PROPERTY_NAMED = /--[\w-]+/g;

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
    const settled = resolveVars(declaration.value, (name, fallback) =>
      mayBeSet.has(name) || !OF_TAILWIND.test(name)
        ? undefined
        : (beginsWith.get(name) ?? fallback),
    );
    // A value that comes to nothing is none: the browser judges that only where it reads it.
    if (settled.trim() !== '') declaration.value = settled.trim().replaceAll(/ {2,}/g, ' ');
  });
}
