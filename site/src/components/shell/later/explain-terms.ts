import { type Explained, mayStandIn, termFinder } from '#lib/terms.ts';

/** Where words are read, and where a word is a name, a control or a part of a tool. */
const READ = 'main :is(p, li, td, dd)';
const LEFT_ALONE =
  'a, button, label, summary, form, nav, astro-island, dialog, svg, sup, h1, h2, h3, h4, details dl';

function textNodes(): Text[] {
  const found: Text[] = [];
  const main = document.querySelector('main');
  if (!main) return found;
  const walker = document.createTreeWalker(
    main,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      const isLeft = (node as Element).matches(LEFT_ALONE);
      return isLeft ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(READ)) found.push(node);
  }
  // What is folded away is read last: the first mention is the first one that is seen.
  const isFolded = (node: Text) => node.parentElement?.closest('details') !== null;
  return [...found.filter((node) => !isFolded(node)), ...found.filter((node) => isFolded(node))];
}

/** Makes the words a control of their own, in their place and without moving anything. */
function mark(node: Text, from: number, length: number, { term }: Explained): void {
  const words = node.splitText(from);
  words.splitText(length);
  const marked = document.createElement('dfn');
  marked.className = 'term';
  marked.dataset.term = term;
  marked.tabIndex = 0;
  words.replaceWith(marked);
  marked.append(words);
}

/** Where a text first has one of these forms, in their order. */
const placeIn = (text: string, forms: readonly string[]) =>
  forms.map((form) => termFinder(form).exec(text)).find((match) => match !== null);

/**
 * Marks the first mention of each term in the text of this page.
 * @returns whether there is any
 */
export function markTerms(terms: readonly Explained[]): boolean {
  // Most pages have a few of them: the others are not looked for in each of their texts.
  const mayFind = mayStandIn(document.querySelector('main')?.textContent ?? '');
  const sought = new Set(terms.filter(({ forms }) => forms.some(mayFind)));
  const atFirst = sought.size;
  const nodes = textNodes();
  for (let node = nodes.shift(); node && sought.size > 0; node = nodes.shift()) {
    const mayFindHere = mayStandIn(node.data);
    for (const term of sought) {
      const match = placeIn(node.data, term.forms.filter(mayFindHere));
      if (!match) continue;
      sought.delete(term);
      mark(node, match.index, match[0].length, term);
      // What follows the words is a text of its own now.
      const rest = node.nextSibling?.nextSibling;
      if (rest instanceof Text) nodes.unshift(rest);
    }
  }
  return sought.size < atFirst;
}
