import type { Declaration, Root, Rule } from 'postcss';
import { kept } from './kept.ts';
import { resolveVars } from './resolve-vars.ts';

/** Custom properties of Tailwind's. */
const OF_TAILWIND = /^--tw-/;

/** A layer of a shadow that casts none. */
const NO_SHADOW = /\b0 0 #0000,\s*/g;

/** What of a rule sets a property, and what of it reads that. */
interface Use {
  sets: Declaration[];
  reads: Declaration[];
}

const usesOf = (uses: Map<string, Map<Rule, Use>>, name: string, rule: Rule): Use =>
  kept(
    kept(uses, name, () => new Map<Rule, Use>()),
    rule,
    () => ({ sets: [], reads: [] }),
  );

/** Whether every rule that sets or reads a property sets it once, and for the same that all others set it for. */
function isOwn(uses: readonly Use[]): boolean {
  const readFor = new Set(
    uses.map(({ sets, reads }) =>
      sets.length === 1 && sets[0]?.important === reads[0]?.important
        ? reads.map(({ prop, important }) => `${prop}${important ? '!' : ''}`).join()
        : '',
    ),
  );
  return readFor.size === 1 && !readFor.has('');
}

/**
 * Writes out what a rule sets for itself alone: `--x: 1px; top: var(--x)` is `top: 1px` where no rule sets or reads
 * that property but for its own `top`, and nothing inherits it. Tailwind says a shadow so, of which others might set
 * the colour.
 * @param scripts all that the page may run: what they name they may set
 */
export function settleOwn(root: Root, scripts: string): void {
  const inherited = new Set<string>();
  const typed = new Set<string>();
  root.walkAtRules('property', (rule) => {
    typed.add(rule.params);
    rule.walkDecls('inherits', ({ value }) => {
      if (value !== 'false') inherited.add(rule.params);
    });
  });
  const uses = new Map<string, Map<Rule, Use>>();
  root.walkRules((rule) => {
    rule.each((node) => {
      if (node.type !== 'decl') return;
      if (OF_TAILWIND.test(node.prop)) usesOf(uses, node.prop, rule).sets.push(node);
      for (const [name] of node.value.matchAll(/--tw-[\w-]+/g))
        usesOf(uses, name, rule).reads.push(node);
    });
  });
  for (const [name, rules] of uses) {
    if (!typed.has(name) || inherited.has(name) || scripts.includes(name)) continue;
    const all = [...rules.values()];
    if (!isOwn(all)) continue;
    for (const { sets, reads } of all) {
      for (const read of reads) {
        read.value = resolveVars(read.value, (each) =>
          each === name ? sets[0]?.value : undefined,
        );
        if (read.prop === 'box-shadow') read.value = read.value.replaceAll(NO_SHADOW, '');
      }
      sets[0]?.remove();
    }
  }
}
