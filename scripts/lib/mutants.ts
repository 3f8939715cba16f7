import ts from 'typescript';

/** One small fault that could be put in a file: what stands there, and what takes its place. */
export interface Mutant {
  start: number;
  end: number;
  was: string;
  is: string;
  /** From 1. */
  line: number;
}

/** A comparison is turned round, not shifted by equality: sizes and amounts are hardly ever equal. */
const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '**': '*',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

const METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
};

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isNoSubstitutionTemplateLiteral(node);

/** What could take the place of a node; nothing where no fault of these kinds fits. */
function faultsOf(node: ts.Node, source: ts.SourceFile): { at: ts.Node; is: string }[] {
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken;
    const is = OPERATORS[operator.getText(source)];
    const joins =
      operator.kind === ts.SyntaxKind.PlusToken && (isText(node.left) || isText(node.right));
    return is === undefined || joins ? [] : [{ at: operator, is }];
  }
  if (ts.isNumericLiteral(node)) return [{ at: node, is: String(Number(node.text) + 1) }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ at: node, is: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ at: node, is: 'true' }];
  if (ts.isPrefixUnaryExpression(node)) return [{ at: node, is: node.operand.getText(source) }];
  if (ts.isConditionalExpression(node) || ts.isIfStatement(node)) {
    const at = ts.isIfStatement(node) ? node.expression : node.condition;
    return [
      { at, is: 'true' },
      { at, is: 'false' },
    ];
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0)
    return [{ at: node, is: '[]' }];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    const is = METHODS[name.text];
    return is === undefined ? [] : [{ at: name, is }];
  }
  return [];
}

/** Every fault that fits in a module; types and imports hold none. */
export function mutantsOf(text: string): Mutant[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node))
      return;
    for (const { at, is } of faultsOf(node, source)) {
      const [start, end] = [at.getStart(source), at.getEnd()];
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end, was: text.slice(start, end), is, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The module with the fault in it. */
export const withMutant = (text: string, { start, end, is }: Mutant): string =>
  `${text.slice(0, start)}${is}${text.slice(end)}`;

/** So many of a list, at random but the same for the same seed (mulberry32); all where there are fewer. */
export function sampleOf<T>(list: readonly T[], size: number, seed: number): T[] {
  const left = [...list];
  const taken: T[] = [];
  let state = seed;
  while (taken.length < size && left.length > 0) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    taken.push(...left.splice(Math.floor(share * left.length), 1));
  }
  return taken;
}
