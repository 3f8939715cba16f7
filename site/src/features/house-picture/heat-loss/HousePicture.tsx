import type { DwellingFacts, EnergyState } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import type { Installations as Has } from '../installations.ts';
import { HEAT_LOSS_COPY as COPY, SHORT_PARTS } from './copy.ts';
import { HeatArrows } from './HeatArrows.tsx';
import { HouseBehind } from './HouseBehind.tsx';
import { HouseSection, type Insulated } from './HouseSection.tsx';
import { FRAME, houseShape } from './house-shape.ts';
import { RowKey } from './RowKey.tsx';
import { Ground, Installations, VentPipe } from './Surroundings.tsx';
import { sharesOf } from './shares.ts';

/** The loss in one sentence, for whoever does not see the picture. */
function description({ heatLoss }: EnergyState, title: string): string {
  const parts = [...heatLoss]
    .sort((a, b) => b.share - a.share)
    .map(({ part, share }) => `${SHORT_PARTS[part].toLowerCase()} ${formatShare(share)}`);
  return COPY.description(title, parts.join(', '));
}

/** The visitor's type of house cut through, each part tinted by what it loses, with its share in figures. */
export function HousePicture({
  title,
  dwelling,
  state,
  insulated,
  extras,
}: {
  title: string;
  dwelling: DwellingFacts;
  state: EnergyState;
  insulated: Insulated;
  extras: Has;
}) {
  const shape = houseShape(dwelling);
  const shares = sharesOf(state);
  return (
    <svg
      aria-label={description(state, title)}
      className="forced-color-adjust-none h-auto w-full"
      role="img"
      viewBox={FRAME}
    >
      <rect className="fill-white" height="350" width="420" y="40" />
      <Ground crawlSpace={dwelling.crawlSpace.value === 'ja'} shape={shape} />
      <HouseBehind shape={shape} shares={shares} />
      <HouseSection insulated={insulated} shape={shape} shares={shares} />
      <VentPipe shape={shape} />
      <Installations extras={extras} shape={shape} />
      <HeatArrows shape={shape} shares={shares} />
      <RowKey row={shape.row} />
    </svg>
  );
}
