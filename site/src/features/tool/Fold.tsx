import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { usePrinting } from './use-printing.ts';

const LOOKS = {
  card: {
    details: 'rounded-card border border-zand-200 bg-white',
    summary: 'flex min-h-12 gap-3 rounded-card px-4 py-1.5 leading-snug sm:min-h-14 sm:px-5',
    icon: 'order-last size-5 text-bos-600',
    body: 'grid gap-6 px-4 pt-2 pb-6 sm:px-5',
  },
  /** Rows that fill the card from side to side. */
  list: {
    details: 'overflow-clip rounded-card border border-zand-200 bg-white',
    summary: 'flex min-h-12 gap-3 rounded-card px-4 py-1.5 leading-snug sm:min-h-14 sm:px-5',
    icon: 'order-last size-5 text-bos-600',
    body: 'border-t border-zand-200',
  },
  large: {
    details: 'rounded-large border border-zand-200 bg-white',
    summary: 'flex min-h-16 gap-4 rounded-large px-6 py-4 font-kop text-h3 tracking-tight sm:px-8',
    icon: 'order-last size-6 text-bos-600',
    body: 'px-6 pb-8 sm:px-8',
  },
  plain: {
    details: '',
    summary: 'inline-flex min-h-11 gap-2 text-sm text-bos-700',
    icon: 'size-4',
    body: 'pt-1 pb-2',
  },
  link: {
    details: '',
    summary: 'inline-flex min-h-11 text-sm text-bos-700 underline underline-offset-4 print:hidden',
    icon: 'hidden',
    body: '',
  },
} as const;

/** What nobody can see is not drawn again: it stays as it last was until the fold opens. */
const Kept = memo(
  function Kept({ children }: { isLive: boolean; children: ReactNode }) {
    return children;
  },
  (_last, next) => !next.isLive,
);

/**
 * Something folded in under a title until it matters; after that it is the visitor's to fold. It is in
 * the page from the start, so that it also opens without script, for a link to it and on paper.
 */
export function Fold({
  title,
  heading: Title = 'span',
  note,
  isNeeded = false,
  look = 'card',
  className = '',
  children,
}: {
  title: ReactNode;
  /** `h3`: the title is a heading of the page. */
  heading?: 'h3' | 'span';
  /** How it stands inside, in a few words at the end of the title's line. */
  note?: ReactNode;
  /** Opens it once: some of it was answered, or must be. */
  isNeeded?: boolean;
  look?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const isPrinting = usePrinting();
  if (isNeeded && !wasNeeded) {
    setWasNeeded(true);
    setIsOpen(true);
  }
  // Opened before the script came.
  useEffect(() => setIsOpen(ref.current?.open === true), []);
  const { details, summary, icon, body } = LOOKS[look];
  return (
    <details
      className={`group/fold ${details} ${className}`}
      onToggle={(event) => {
        if (!isPrinting) setIsOpen(event.currentTarget.open);
      }}
      open={isOpen}
      ref={ref}
    >
      <summary
        className={`cursor-pointer list-none items-center font-semibold [&::-webkit-details-marker]:hidden ${summary}`}
      >
        <Icon
          className={`transition-transform duration-200 group-open/fold:rotate-180 ${icon}`}
          name="chevron"
        />
        <Title className={`grow ${Title === 'h3' ? 'font-tekst text-base tracking-normal' : ''}`}>
          {title}
        </Title>
        {note ? <span className="shrink-0 text-sm font-normal text-muted">{note}</span> : null}
      </summary>
      <div className={body}>
        <Kept isLive={isOpen || isPrinting}>{children}</Kept>
      </div>
    </details>
  );
}

/** "2 van 5", which a screen reader hears in full. */
export function CountNote({ count, total, word }: { count: number; total: number; word: string }) {
  return (
    <>
      {count} van {total}
      <span className="sr-only"> {word}</span>
    </>
  );
}
