import type { HeatPumpPlaceCode } from '@sens/engine';
import { Icon, type IconName } from '#components/ui/Icon.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { PLACE_WORDS } from '../words/check-words.ts';

const ICONS: Partial<Record<HeatPumpPlaceCode, IconName>> = {
  'geluid-past': 'check',
  'geluid-te-dichtbij': 'alert',
  'omkasting-of-verder-weg': 'alert',
  'vve-toestemming': 'alert',
  'stille-stand-nodig': 'info',
};

/** Where the unit may stand and what that asks. */
export function Places({ places }: { places: HeatPumpPlaceCode[] }) {
  return (
    <div>
      <h3 className="text-lg">{COPY.noisePlaces}</h3>
      <ul className="mt-3 grid gap-2.5 text-sm">
        {places.map((code) => (
          <li className="flex gap-2.5" key={code}>
            <Icon className="mt-0.5 size-4 text-bos-600" name={ICONS[code] ?? 'pin'} />
            {PLACE_WORDS[code]({})}
          </li>
        ))}
      </ul>
    </div>
  );
}
