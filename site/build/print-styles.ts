import postcss, { type ChildNode, type Container } from 'postcss';

const isForPaper = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && node.params === 'print';

/** Leaves in a container what is for paper or what is not, with the layers and conditions around it. */
function keepOnly(within: Container, paper: boolean): void {
  within.each((node) => {
    if (isForPaper(node)) {
      if (!paper) node.remove();
    } else if (node.type === 'atrule' && node.nodes !== undefined) {
      keepOnly(node, paper);
      if (node.nodes.length === 0) node.remove();
    } else if (paper) node.remove();
  });
}

/**
 * A style sheet in two: what a page on a screen has, and what it has on paper.
 * @returns together all of it; of a layer the sheet for the screen says its place, so it goes first
 */
export function splitForPaper(css: string): { screen: string; paper: string } {
  const part = (paper: boolean) => {
    const root = postcss.parse(css);
    keepOnly(root, paper);
    return root.toString();
  };
  return { screen: part(false), paper: part(true) };
}

const LAST_STYLE = /<\/style>(?![\s\S]*<\/style>)/;

/** The page with a sheet for paper after its own styles: a browser fetches it last and waits for nothing. */
export const withPaper = (html: string, path: string): string =>
  html.replace(LAST_STYLE, (end) => `${end}<link rel="stylesheet" href="${path}" media="print">`);
