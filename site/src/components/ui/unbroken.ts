import type { ReactNode } from 'react';

/** In a narrow cell a range breaks before its second amount only, and a figure not before what it is counted by. */
export function unbroken(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(unbroken);
  return typeof node === 'string' ? node.replace(/\b(tot|per) (?=€|jaar)/g, '$1\u00a0') : node;
}
