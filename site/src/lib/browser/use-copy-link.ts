import { useState } from 'react';

/** What became of copying: nothing yet, done, or a link to copy by hand. */
export interface CopyLink {
  isCopied: boolean;
  /** The whole link, where the browser did not let it be copied. */
  byHand: string | undefined;
  copy: () => Promise<void>;
}

/** Copies the link to a path of this site; done counts for that path only. */
export function useCopyLink(path: string): CopyLink {
  const [copied, setCopied] = useState<string>();
  const [byHand, setByHand] = useState<string>();
  const copy = async () => {
    const link = window.location.origin + path;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(path);
      setByHand(undefined);
    } catch {
      setByHand(link);
    }
  };
  return { isCopied: copied === path, byHand, copy };
}
