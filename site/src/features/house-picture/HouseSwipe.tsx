import type { Woningtype } from '@sens/contract';
import type { Installations } from '@sens/engine';
import { type InputEvent, useEffect, useRef } from 'react';
import { VIEW_COPY as COPY } from './copy.ts';
import { DwellingView } from './DwellingView.tsx';
import type { DwellingPictures } from './dwelling-pictures.ts';
import type { HouseParts } from './heat-loss/heat-parts.ts';
import { HOUSE_MIDDLE } from './house-middle.ts';

/** Lays the line where the handle is, in the picture and in words. */
function follow(handle: HTMLInputElement): void {
  handle.parentElement?.style.setProperty('--split', handle.value);
  handle.ariaValueText = COPY.handleValue(handle.value);
}

/**
 * The house now and after the plan over each other, with a handle between them; both halves stand
 * there without a script.
 */
export function HouseSwipe({
  pictures,
  parts,
  type,
  now,
  later,
  ranges,
}: {
  pictures: DwellingPictures;
  parts: HouseParts | undefined;
  type: Woningtype;
  now: Installations;
  later: Installations;
  /** The classes that are possible, as they stand in each half. */
  ranges: { now: string; later: string };
}) {
  const handle = useRef<HTMLInputElement>(null);
  // It may have been moved before the script came.
  useEffect(() => {
    if (handle.current) follow(handle.current);
  }, []);
  const { percent, line } = HOUSE_MIDDLE[type];
  const place = 'w-full object-contain';
  return (
    <div
      className={`split max-sm:[--grip-at:100%] h-40 w-full sm:h-auto lg:h-136 ${line}`}
      data-split
    >
      <DwellingView
        className="split-view h-full"
        has={now}
        parts={parts}
        isLater={false}
        pictureClass={place}
        pictures={pictures}
        type={type}
      />
      <div className="split-after">
        <DwellingView
          className="split-view h-full"
          has={later}
          parts={parts}
          isLater
          pictureClass={place}
          pictures={pictures}
          type={type}
        />
      </div>
      <span
        aria-hidden="true"
        className="split-name split-name-now text-xs max-sm:top-2 max-sm:bottom-auto"
      >
        {`${COPY.now} `}
        <span className="font-normal">{ranges.now}</span>
      </span>
      <span
        aria-hidden="true"
        className="split-name split-name-after text-xs max-sm:top-2 max-sm:bottom-auto"
      >
        {`${COPY.later} `}
        <span className="font-normal">{ranges.later}</span>
      </span>
      <input
        aria-label={COPY.handle}
        aria-valuetext={COPY.handleValue(String(percent))}
        className="split-handle only-script print:hidden"
        defaultValue={percent}
        max={100}
        min={0}
        onInput={(event: InputEvent<HTMLInputElement>) => follow(event.currentTarget)}
        ref={handle}
        type="range"
      />
    </div>
  );
}
