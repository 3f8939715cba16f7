import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Properties that are for whoever reads the code; no page shows them. */
const UNSEEN = new Set(['reason', 'title']);

/** The derivation that a node states: the third argument of `assume()`, or an unseen property. */
function derivationIn(node: Node): Node | undefined {
  if (node.type === 'CallExpression') {
    const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
    return callee.name === 'assume' ? given[2] : undefined;
  }
  if (node.type !== 'Property' || !UNSEEN.has(String((node.key as Node).name))) return undefined;
  return node.value as Node;
}

function derivationsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(derivationsIn);
  if (!isNode(value)) return [];
  const found = derivationIn(value);
  if (found?.type === 'Literal' || found?.type === 'TemplateLiteral') return [found];
  return Object.values(value).flatMap(derivationsIn);
}

/**
 * Leaves the derivations of the engine's assumptions and the titles of its sources out of what visitors
 * load. They are for whoever reads the code: no page shows them, and they are three of the engine's kB.
 */
export function dropDerivations(): Plugin {
  return {
    name: 'drop-derivations',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/engine\/figures\/[\w-]+\.ts$/.test(id)) return null;
      const program: unknown = this.parse(code, { lang: 'ts' });
      const fromTheEnd = derivationsIn(program).sort((a, b) => b.start - a.start);
      return fromTheEnd.reduce(
        (text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`,
        code,
      );
    },
  };
}
