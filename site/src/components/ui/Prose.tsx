import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CLAIM_PREFIX, FIRST_MARK } from '#lib/claims.ts';
import { headingId } from '#lib/page-contents.ts';
import { CardTable } from './CardTable.tsx';
import { ClaimMark } from './ClaimMark.tsx';
import { textOf } from './text-of.ts';

function Anchor({ href = '', children, ...rest }: ComponentProps<'a'> & { node?: unknown }) {
  const { node: _node, ...attributes } = rest;
  if (href.startsWith(CLAIM_PREFIX)) {
    return (
      <ClaimMark id={href.slice(CLAIM_PREFIX.length)} isFirst={rest.title === FIRST_MARK}>
        {children}
      </ClaimMark>
    );
  }
  const outside = /^https?:/.test(href);
  return (
    <a className="text-link" href={href} {...attributes} {...(outside ? { rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}

/** The elements in a node, with what stands in each; not the line breaks between them. */
const within = (node: ReactNode): ReactNode[] =>
  [node]
    .flat()
    .filter((each) => isValidElement<{ children?: ReactNode }>(each))
    .map((each) => each.props.children);

/** Two columns fit anywhere; more become cards on a phone. */
const FIT_ANYWHERE = 2;

/** In a narrow cell a range breaks before its second amount only, and a figure not before what it is counted by. */
function unbroken(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(unbroken);
  return typeof node === 'string' ? node.replace(/\b(tot|per) (?=€|jaar)/g, '$1\u00a0') : node;
}

/** A table of Markdown: its first cell names the row, as whoever writes one means it. */
function TextTable({ children }: { children?: ReactNode }) {
  const [head, body] = within(children);
  const [names = []] = within(head).map(within);
  const heads = names.map(textOf);
  return (
    <CardTable
      heads={heads}
      rows={within(body).map((row) => within(row).map(unbroken))}
      small={heads.length <= FIT_ANYWHERE}
    />
  );
}

const BLOCKS: Components = {
  a: Anchor,
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  em: ({ children }) => <em>{unbroken(children)}</em>,
  table: ({ children }) => <TextTable>{children}</TextTable>,
};
const INLINE: Components = { a: Anchor, p: ({ children }) => <>{children}</> };

/** Text of content/ is ours, so its addresses (tel:, mailto:, #) pass as they are. */
const asIs = (url: string) => url;

/** Markdown from content/ as running text. Rendered at build; ships no script. */
export function Prose({
  markdown,
  className = '',
  id,
}: {
  markdown: string;
  className?: string;
  id?: string;
}) {
  return (
    <div className={`prose ${className}`} id={id}>
      <Markdown components={BLOCKS} remarkPlugins={[remarkGfm]} urlTransform={asIs}>
        {markdown}
      </Markdown>
    </div>
  );
}

/** One line of Markdown without its paragraph, for use inside a sentence or heading. */
export function Inline({ markdown }: { markdown: string }) {
  return (
    <Markdown components={INLINE} urlTransform={asIs}>
      {markdown}
    </Markdown>
  );
}
