import postcss, { type ChildNode, type Container } from 'postcss';

/** What few ask for: paper, and the few colours of who has set them. */
const APART = ['print', '(forced-colors:active)'];

/** When the sheet for paper is asked for at once. */
export const PAPER_MEDIA = APART.join();

const isApart = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && APART.includes(node.params.replace(/\s/g, ''));

/** Leaves in a container what is apart or what is not, with the layers and conditions around it. */
function keepOnly(within: Container, paper: boolean): void {
  within.each((node) => {
    if (isApart(node)) {
      if (!paper) node.remove();
    } else if (node.type === 'atrule' && node.nodes !== undefined) {
      keepOnly(node, paper);
      if (node.nodes.length === 0) node.remove();
    } else if (paper) node.remove();
  });
}

/** A style sheet in two: what of it is for a screen, and what for paper. */
export interface Sheet {
  screen: string;
  paper: string;
}

/**
 * A style sheet in two: what a page on a screen has, and what it has on paper or in forced colours.
 * @returns together all of it; of a layer the sheet for the screen says its place, so it goes first
 */
export function splitForPaper(css: string): Sheet {
  const part = (paper: boolean) => {
    const root = postcss.parse(css);
    keepOnly(root, paper);
    return root.toString();
  };
  return { screen: part(false), paper: part(true) };
}
