import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import { INTRO_COPY as COPY } from './copy.ts';

/** How far round: its length is 100, so that a percentage is a length. */
function Ring() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120">
      <circle cx="60" cy="60" pathLength="100" r="54" />
      <circle cx="60" cy="60" pathLength="100" r="54" />
    </svg>
  );
}

/**
 * The loading screen: the preloader with its ring and three phases, over a page that stands there
 * already. It says nothing that one needs, so whoever listens hears nothing of it.
 */
export function Intro({ logo }: { logo: string }) {
  return (
    <div aria-hidden="true" className="intro">
      <div>
        <Ring />
        <img alt="" height="56" src={logo} width="56" />
      </div>
      <p>0%</p>
      <ul>
        <li data-phase="wind">
          <NamedIcon name="wind" /> {COPY.wind}
        </li>
        <li data-phase="solar">
          <NamedIcon name="sun" /> {COPY.solar}
        </li>
        <li data-phase="nature">
          <NamedIcon name="leaf" /> {COPY.nature}
        </li>
      </ul>
    </div>
  );
}
