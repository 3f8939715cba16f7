import { NamedIcon } from '#components/ui/NamedIcon.tsx';
import { LogoMark } from '../Logo.tsx';
import { INTRO_COPY as COPY } from './copy.ts';
import { PERCENTAGES } from './preloader.ts';

/** How far round: two halves of a ring, each turned out of sight behind its own side. */
function Ring() {
  return (
    <div className="ring">
      <span className="right">
        <i />
      </span>
      <span className="left">
        <i />
      </span>
    </div>
  );
}

/** Every percentage below the one before, of which one is seen at a time. */
function Percentages() {
  return (
    <p>
      <span>
        {PERCENTAGES.map((percent) => (
          <b key={percent}>{percent}%</b>
        ))}
      </span>
    </p>
  );
}

/**
 * What stands in the loading screen: the preloader with its ring and three phases, over a page that stands there
 * already. It says nothing that one needs, so whoever listens hears nothing of it. The logo is drawn in
 * it: there is none that may fail to load.
 */
export function Intro() {
  return (
    <>
      <div>
        <Ring />
        <LogoMark size={56} />
      </div>
      <Percentages />
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
    </>
  );
}
