import { LABEL_GAP, labelSides } from './map-labels.ts';
import { MAP_SIZE, onMap, type Place, RIVERS_PATH } from './region-map.ts';

interface Named extends Place {
  name: string;
}

/** Our own drawing of the region: its rivers, the towns of the site, and where we are. */
export function RegionMap({ home, towns }: { home: Named; towns: readonly Named[] }) {
  const here = onMap(home);
  const dots = towns.map((town) => ({ name: town.name, ...onMap(town) }));
  // The name stands left of the pin: at its right are Ridderkerk and Alblasserdam.
  const pin = { left: here.x - 14, right: here.x + 14, y: here.y - 8 };
  const name = { left: here.x - 120, right: here.x, y: here.y - 20 };
  const sides = labelSides(dots, [pin, name], MAP_SIZE.width);
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full bg-blad-100"
      preserveAspectRatio="xMidYMid slice"
      viewBox={`${MAP_SIZE.left} 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
    >
      <path
        className="fill-none stroke-lucht-600/25"
        d={RIVERS_PATH}
        strokeLinejoin="round"
        strokeWidth="11"
      />
      <g className="fill-bos-700 text-[13px]">
        {dots.map(({ name, x, y }, index) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r="4" />
            {sides[index] ? (
              <text
                className="max-sm:hidden"
                textAnchor={sides[index] === 'left' ? 'end' : undefined}
                x={sides[index] === 'left' ? -LABEL_GAP : LABEL_GAP}
                y="4"
              >
                {name}
              </text>
            ) : null}
          </g>
        ))}
      </g>
      <g transform={`translate(${here.x} ${here.y})`}>
        <path
          className="fill-klei-600"
          d="M0 0C-7-10-13-15-13-23a13 13 0 0 1 26 0C13-15 7-10 0 0"
        />
        <circle className="fill-white" cy="-23" r="5" />
        <text
          className="fill-bos-950 font-kop text-[17px] font-bold max-sm:hidden"
          textAnchor="end"
          x="-17"
          y="-14"
        >
          {home.name}
        </text>
      </g>
    </svg>
  );
}
