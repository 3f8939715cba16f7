import type { ReactNode } from 'react';
import type { Consent as Kinds } from '#lib/browser/consent.ts';
import { CONSENT_COPY as COPY } from './copy.ts';

/** In styles of its own: a page keeps only the looks that it holds itself. */
function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <button className="consent-choice" data-choice={name} type="button">
      {children}
    </button>
  );
}

/** To refuse is as easy as to accept: the same two buttons, side by side, on the banner and in the centre. */
function Both() {
  return (
    <>
      <Choice name="refuse">{COPY.refuse}</Choice>
      <Choice name="accept">{COPY.accept}</Choice>
    </>
  );
}

/** Asks once, without standing in the way of the page. */
export function ConsentBanner() {
  return (
    <section aria-label={COPY.region} className="consent-banner">
      <div>
        <p>
          <strong>{COPY.ask}</strong> {`${COPY.explain} `}
          <a href="/cookies">{COPY.more}</a>
        </p>
        <div className="consent-buttons">
          <Both />
          <Choice name="choose">{COPY.choose}</Choice>
        </div>
      </div>
    </section>
  );
}

function Kind({ name }: { name: keyof Kinds }) {
  const { label, text } = COPY.kinds[name];
  return (
    <label className="consent-kind">
      <input name={name} type="checkbox" />
      <span>
        <strong>{label}</strong>
        {text}
      </span>
    </label>
  );
}

/** The preference centre: what each kind does, and a choice for each. */
export function ConsentCentre() {
  return (
    <dialog aria-labelledby="cookiekeuze" className="consent-centre">
      <div className="consent-all">
        <div className="consent-head">
          <h2 id="cookiekeuze">{COPY.title}</h2>
          <button aria-label={COPY.close} data-choice="close" type="button">
            ×
          </button>
        </div>
        <p>{COPY.intro}</p>
        <div className="consent-kind">
          <span>
            <strong>{COPY.needed.label}</strong>
            {COPY.needed.text}
          </span>
        </div>
        <Kind name="statistics" />
        <Kind name="marketing" />
        <p>
          <a href="/cookies">{COPY.more}</a>
        </p>
        <div className="consent-buttons">
          <Both />
          <Choice name="save">{COPY.save}</Choice>
        </div>
      </div>
    </dialog>
  );
}
