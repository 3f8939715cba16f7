import type { HeatPumpPlaceCode } from '@sens/engine';
import { CircleAlert, Info, MapPin } from 'lucide-react';
import { Icon, type IconChoice } from '#components/ui/Icon.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { PLACE_WORDS } from '../words/check-words.ts';

const ICONS: Partial<Record<HeatPumpPlaceCode, IconChoice>> = {
  'geluid-past': { name: 'check' },
  'geluid-te-dichtbij': { shape: CircleAlert },
  'omkasting-of-verder-weg': { shape: CircleAlert },
  'vve-toestemming': { shape: CircleAlert },
  'stille-stand-nodig': { shape: Info },
};

/** Where the unit may stand and what that asks. */
export function Places({ places }: { places: HeatPumpPlaceCode[] }) {
  return (
    <div>
      <h3 className="text-lg">{COPY.noisePlaces}</h3>
      <ul className="mt-3 grid gap-2.5 text-sm">
        {places.map((code) => (
          <li className="flex gap-2.5" key={code}>
            <Icon className="mt-0.5 size-4 text-bos-600" {...(ICONS[code] ?? { shape: MapPin })} />
            {PLACE_WORDS[code]({})}
          </li>
        ))}
      </ul>
    </div>
  );
}
