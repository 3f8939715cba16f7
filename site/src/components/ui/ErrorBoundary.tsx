import { Component, type ReactNode } from 'react';
import { reportFailure } from '#lib/browser/report-failure.ts';
import { buttonClass } from './Button.tsx';

const COPY = {
  title: 'Er ging iets mis',
  text: 'Probeer de pagina te vernieuwen',
  action: 'Pagina vernieuwen',
} as const;

/** Catches a rendering error of an island, so that the rest of the page stays (spec, section 8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('render', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="rounded-card border border-zand-200 bg-white p-8 text-center" role="alert">
        <h2 className="text-h3">{COPY.title}</h2>
        <p className="mt-2">{COPY.text}</p>
        <button
          className={buttonClass('dark', 'mt-5 cursor-pointer')}
          onClick={() => window.location.reload()}
          type="button"
        >
          {COPY.action}
        </button>
      </div>
    );
  }
}
