import type { ReactNode } from 'react';

/** Running text on the left, the form or contact details beside it; under it on a phone. */
export function TextWithAside({ children, aside }: { children?: ReactNode; aside?: ReactNode }) {
  return (
    <div
      className={`parts wrap grid gap-x-14 gap-y-14 py-14 lg:py-20 ${aside ? 'lg:grid-cols-[1.15fr_minmax(26rem,1fr)]' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-14">{children}</div>
      {aside ? <div className="min-w-0 max-lg:-mx-1">{aside}</div> : null}
    </div>
  );
}
