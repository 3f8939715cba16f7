import { isValidElement, type ReactNode } from 'react';
import { CLAIM_PREFIX } from '#lib/claims.ts';

/** The words of what is rendered, without the marks of claims. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode; href?: string }>(node)) {
    return node.props.href?.startsWith(CLAIM_PREFIX) ? '' : textOf(node.props.children);
  }
  return typeof node === 'string' ? node : '';
}
