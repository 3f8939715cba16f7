import { type Dot, labelPlaces } from './map-labels.ts';
import {
  MAP_EDGES,
  MAP_SIZE,
  onMap,
  type Place,
  RIVER_WIDTH,
  RIVERS_PATH,
  WATER,
} from './region-map.ts';

interface Named extends Place {
  name: string;
}

interface Town extends Named {
  population: number;
}

/** A phone has room for the names of towns from this size on. */
const LARGE = 70_000;
/** From the middle of a line of letters to the line they stand on, in their height. */
const TO_BASE_LINE = 0.32;

const em = (value: number) => (value === 0 ? undefined : `${Number(value.toFixed(2))}em`);

/** A part of a town that has the town's name behind its own is known by its own: Hoogvliet. */
const shortName = (name: string, towns: readonly Named[]) => {
  const of = towns.find((town) => name.endsWith(` ${town.name}`));
  return of ? name.slice(0, -of.name.length - 1) : name;
};

/** Where the towns and their names stand on the drawing. */
function townsOnMap(home: Place, towns: readonly Town[]) {
  const here = onMap(home);
  const dots: Dot[] = towns.map((town) => ({
    name: shortName(town.name, towns),
    ...onMap(town),
    isLarge: town.population >= LARGE,
  }));
  const pin = { left: here.x - 14, right: here.x + 14, top: here.y - 36, bottom: here.y };
  // Our own name stands over the pin; on a phone, where it is larger, under it: else it would lie on the river.
  const name = { left: here.x - 54, right: here.x + 54, top: here.y - 56, bottom: here.y - 38 };
  const under = { left: here.x - 68, right: here.x + 68, top: here.y + 3, bottom: here.y + 25 };
  const taken = { wide: [pin, name], phone: [pin, under] };
  return { here, dots, places: labelPlaces(dots, { edges: MAP_EDGES, taken, water: WATER }) };
}

/** Our own drawing of the region: its rivers, the towns of the site, and where we are. */
export function RegionMap({ home, towns }: { home: Named; towns: readonly Town[] }) {
  const { here, dots, places } = townsOnMap(home, towns);
  return (
    <svg
      aria-hidden="true"
      className="absolute bottom-0 aspect-[580/430] w-full bg-blad-100 forced-color-adjust-none sm:aspect-auto sm:h-full"
      preserveAspectRatio="xMidYMid slice"
      viewBox={`${MAP_SIZE.left} 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
    >
      <path
        className="fill-none stroke-lucht-600/25"
        d={RIVERS_PATH}
        strokeLinejoin="round"
        strokeWidth={RIVER_WIDTH}
      />
      <g className="fill-bos-700 text-[13px] max-sm:text-[23.5px]">
        {dots.map(({ name, x, y, isLarge }, index) => {
          const place = places[index];
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle r="4" />
              {place ? (
                <text
                  className={isLarge ? undefined : 'max-sm:hidden'}
                  dx={em(place.right)}
                  dy={em(place.down + TO_BASE_LINE)}
                  textAnchor={place.anchor === 'start' ? undefined : place.anchor}
                >
                  {name}
                </text>
              ) : null}
            </g>
          );
        })}
      </g>
      <g transform={`translate(${here.x} ${here.y})`}>
        <path
          className="fill-klei-600"
          d="M0 0C-7-10-13-15-13-23a13 13 0 0 1 26 0C13-15 7-10 0 0"
        />
        <circle className="fill-white" cy="-23" r="5" />
        <text
          className="fill-bos-950 font-kop text-[17px] font-bold max-sm:text-[25px] max-sm:[translate:0_65px]"
          y="-42"
          textAnchor="middle"
        >
          {home.name}
        </text>
      </g>
    </svg>
  );
}
