import { Furniture } from './Furniture.tsx';
import { heatTint } from './heat-tint.ts';
import { eaves, type HouseShape, levels, outline } from './house-shape.ts';
import type { Shares } from './shares.ts';

const THICK = 9;

/** The parts that are insulated, drawn as a yellow layer inside the shell. */
export interface Insulated {
  dak: boolean;
  gevel: boolean;
  vloer: boolean;
}

/** A cut part of the shell: tinted by its loss, with a layer of insulation where there is one. */
function Cut({ points, share, layer }: { points: string; share: number; layer?: string | false }) {
  return (
    <>
      <polygon className="fill-zand-100" points={points} />
      <polygon className="fill-klei-600" fillOpacity={heatTint(share)} points={points} />
      {layer ? (
        <polyline
          className="fill-none stroke-zon-400"
          points={layer}
          strokeLinecap="round"
          strokeWidth="4"
        />
      ) : null}
      <polygon className="fill-none stroke-bos-900" points={points} strokeLinejoin="round" />
    </>
  );
}

/** The front wall, the rear wall, the floor and the roof, cut through, around the rooms. */
export function HouseSection({
  shape,
  shares,
  insulated,
}: {
  shape: HouseShape;
  shares: Shares;
  insulated: Insulated;
}) {
  const { width, storey, storeys, own, rise } = shape;
  const top = eaves(shape);
  const [low, high] = [own.from * storey, own.to * storey];
  const room = (from: number, to: number) =>
    outline(shape, [
      [0, from],
      [0, to],
      [width, to],
      [width, from],
    ]);
  const attic = outline(shape, [
    [0, top],
    [width / 2, top + rise],
    [width, top],
  ]);
  const wall = (x: number) =>
    outline(shape, [
      [x, low],
      [x, high],
      [x + THICK, high],
      [x + THICK, low],
    ]);
  const line = (x: number) =>
    insulated.gevel &&
    outline(shape, [
      [x, low + 3],
      [x, high - 3],
    ]);
  const isTop = own.to === storeys;
  const isGround = own.from === 0;
  return (
    <g>
      <polygon className="fill-zand-100 stroke-bos-900/30" points={room(0, top)} />
      <polygon className="fill-zon-400/25" points={room(low, high)} />
      {rise > 0 ? <polygon className="fill-zon-400/15" points={attic} /> : null}
      {levels(shape).map((level) => (
        <polygon
          className="fill-zand-500/55"
          key={level}
          points={room(level * storey, level * storey + 3)}
        />
      ))}
      <Furniture shape={shape} />
      <Cut layer={line(THICK / 2)} points={wall(0)} share={shares.gevel} />
      <Cut layer={line(width - THICK / 2)} points={wall(width - THICK)} share={shares.gevel} />
      <Cut
        layer={
          insulated.vloer &&
          isGround &&
          outline(shape, [
            [6, -4],
            [width - 6, -4],
          ])
        }
        points={outline(shape, [
          [0, low],
          [width, low],
          [width, low - 8],
          [0, low - 8],
        ])}
        share={shares.vloer}
      />
      {rise > 0 ? (
        <Cut
          layer={
            insulated.dak &&
            outline(shape, [
              [7, top + 2],
              [width / 2, top + rise - 5],
              [width - 7, top + 2],
            ])
          }
          points={outline(shape, [
            [-7, top - 6],
            [width / 2, top + rise + 3],
            [width + 7, top - 6],
            [width - 4, top - 6],
            [width / 2, top + rise - 10],
            [4, top - 6],
          ])}
          share={shares.dak}
        />
      ) : (
        <Cut
          layer={
            insulated.dak &&
            isTop &&
            outline(shape, [
              [5, high + 4],
              [width - 5, high + 4],
            ])
          }
          points={outline(shape, [
            [0, high],
            [width, high],
            [width, high + 8],
            [0, high + 8],
          ])}
          share={shares.dak}
        />
      )}
    </g>
  );
}
