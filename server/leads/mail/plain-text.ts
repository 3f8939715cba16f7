import type { MailPart, MailRow } from '@sens/contract';
import { toHeaderText } from './text.ts';

/**
 * A mail's words as plain text, whole for whoever reads no HTML.
 * @param report its first screen in words; without them the report stands behind its link only
 */
export function toPlainText(parts: readonly MailPart[], report?: string): string {
  const [first = '', ...rest] = parts.flatMap((part, at) => {
    const text = part.kind === 'report' ? report : plain(part);
    if (text === undefined) return [];
    return [parts[at - 1]?.kind === 'title' ? `\n${text}` : `\n\n${text}`];
  });
  return first.trimStart() + rest.join('');
}

function plain(part: Exclude<MailPart, { kind: 'report' }>): string {
  switch (part.kind) {
    case 'text':
    case 'title':
      return part.text;
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'rows':
      return part.rows.map(toLine).join('\n');
    case 'links':
      return part.links.map(({ label, href }) => `${label}: ${href}`).join('\n');
  }
}

/** On one line: what a visitor typed must not make up a line of its own. */
const toLine = ([label, value]: MailRow) => `${label}: ${toHeaderText(value, 1000)}`;
