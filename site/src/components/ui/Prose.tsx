import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { CLAIM_PREFIX, FIRST_MARK } from '#lib/claims.ts';
import { headingId } from '#lib/page-contents.ts';
import { CardTable } from './CardTable.tsx';
import { ClaimMark } from './ClaimMark.tsx';
import { textOf } from './text-of.ts';
import { unbroken } from './unbroken.ts';

function Anchor({ href = '', title, children }: ComponentProps<'a'>) {
  if (href.startsWith(CLAIM_PREFIX)) {
    return (
      <ClaimMark id={href.slice(CLAIM_PREFIX.length)} isFirst={title === FIRST_MARK}>
        {children}
      </ClaimMark>
    );
  }
  const outside = /^https?:/.test(href);
  return (
    <a className="text-link" href={href} title={title} {...(outside ? { rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}

/** The elements in a node, with what stands in each. */
const within = (node: ReactNode): ReactNode[] =>
  Children.toArray(node)
    .filter((each) => isValidElement<{ children?: ReactNode }>(each))
    .map((each) => each.props.children);

/** Two columns fit anywhere; more become cards on a phone. */
const FIT_ANYWHERE = 2;

type Text = { children?: ReactNode };

/** A table of Markdown: its first cell names the row, as whoever writes one means it. */
function TextTable({ children }: Text) {
  const [head, body] = within(children);
  const [names = []] = within(head).map(within);
  const heads = names.map(textOf);
  return (
    <CardTable
      heads={heads}
      rows={within(body).map((row) => within(row))}
      small={heads.length <= FIT_ANYWHERE}
    />
  );
}

/** Text of content/ is ours: its addresses (tel:, mailto:, #) pass as they are, and it has no HTML. */
const OURS: MarkdownToJSX.Options = {
  sanitizer: (address) => address,
  disableParsingRawHTML: true,
  disableFrontmatter: true,
};
const BLOCKS: MarkdownToJSX.Options = {
  ...OURS,
  forceBlock: true,
  wrapper: null,
  overrides: {
    a: Anchor,
    h2: ({ children }: Text) => <h2 id={headingId(textOf(children))}>{children}</h2>,
    h3: ({ children }: Text) => <h3>{children}</h3>,
    em: ({ children }: Text) => <em>{unbroken(children)}</em>,
    ol: ({ children }: Text) => <ol>{children}</ol>,
    table: ({ children }: Text) => <TextTable>{children}</TextTable>,
  },
};
const INLINE: MarkdownToJSX.Options = {
  ...OURS,
  forceInline: true,
  wrapper: null,
  overrides: { a: Anchor },
};

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
      <Markdown options={BLOCKS}>{markdown}</Markdown>
    </div>
  );
}

/** One line of Markdown without its paragraph, for use inside a sentence or heading. */
export const Inline = ({ markdown }: { markdown: string }) => (
  <Markdown options={INLINE}>{markdown}</Markdown>
);
