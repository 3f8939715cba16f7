import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { claimAnchor, FIRST_MARK } from '#lib/claims.ts';
import { headingId } from '#lib/page-contents.ts';
import { ClaimMark } from './ClaimMark.tsx';
import { TableScroll } from './TableScroll.tsx';

const CLAIM_PREFIX = `#${claimAnchor('')}`;

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

/** The words of what is rendered, without the marks of claims. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode; href?: string }>(node)) {
    return node.props.href?.startsWith(CLAIM_PREFIX) ? '' : textOf(node.props.children);
  }
  return typeof node === 'string' ? node : '';
}

const BLOCKS: Components = {
  a: Anchor,
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  table: ({ children }) => <TableScroll>{children}</TableScroll>,
};
const INLINE: Components = { a: Anchor, p: ({ children }) => <>{children}</> };

/** Text of content/ is ours, so its addresses (tel:, mailto:, #) pass as they are. */
const asIs = (url: string) => url;

/** Markdown from content/ as running text. Rendered at build; ships no script. */
export function Prose({ markdown, className = '' }: { markdown: string; className?: string }) {
  return (
    <div className={`prose ${className}`}>
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
