import { heatTint } from './heat-tint.ts';
import { eaves, type HouseShape, levels, outline } from './house-shape.ts';
import type { Shares } from './shares.ts';

/** One surface: its material, and over it the warmth that leaves through it. */
function Surface({ points, base, share }: { points: string; base: string; share: number }) {
  return (
    <>
      <polygon className={base} points={points} />
      <polygon className="fill-klei-500" fillOpacity={heatTint(share)} points={points} />
      <polygon className="fill-none stroke-bos-900/45" points={points} strokeLinejoin="round" />
    </>
  );
}

/** What is seen of the neighbours behind the house: nothing is lost to them, so they fade away. */
function Neighbours({ shape }: { shape: HouseShape }) {
  const { width, rise, behind } = shape;
  const top = eaves(shape);
  const slices = [0, 1, 2].map(
    (index) => [1 + (behind * index) / 3, 1 + (behind * (index + 1)) / 3] as const,
  );
  return slices.map(([from, to], index) => (
    <g key={from} opacity={[0.6, 0.36, 0.15][index]}>
      <polygon
        className="fill-zand-200"
        points={outline(shape, [
          [width, 0, from],
          [width, top, from],
          [width, top, to],
          [width, 0, to],
        ])}
      />
      <polygon
        className="fill-[#d8cab0]"
        points={outline(shape, [
          [width, top, from],
          [width / 2, top + rise, from],
          [width / 2, top + rise, to],
          [width, top, to],
          ...(rise === 0
            ? ([
                [0, top, to],
                [0, top, from],
              ] as const)
            : []),
        ])}
      />
    </g>
  ));
}

/** The outside that is seen behind the section: the rear wall with its windows, and the roof. */
export function HouseBehind({ shape, shares }: { shape: HouseShape; shares: Shares }) {
  const { width, storey, storeys, own, rise } = shape;
  const top = eaves(shape);
  const wall = (from: number, to: number) =>
    outline(shape, [
      [width, from, 0],
      [width, to, 0],
      [width, to, 1],
      [width, from, 1],
    ]);
  const ownTop = own.to === storeys;
  return (
    <g>
      {shape.behind > 0 ? <Neighbours shape={shape} /> : null}
      <polygon className="fill-zand-200 stroke-bos-900/30" points={wall(0, top)} />
      <Surface
        base="fill-zand-100"
        points={wall(own.from * storey, own.to * storey)}
        share={shares.gevel}
      />
      {levels(shape).map((level) => {
        const isOwn = level >= own.from && level < own.to;
        const [low, high] = [level * storey + storey * 0.3, level * storey + storey * 0.8];
        return [0.16, 0.58].map((from) => (
          <g key={`${level}-${from}`}>
            <Surface
              base={isOwn ? 'fill-lucht-100' : 'fill-zand-50'}
              points={outline(shape, [
                [width, low, from],
                [width, high, from],
                [width, high, from + 0.28],
                [width, low, from + 0.28],
              ])}
              share={isOwn ? shares.glas : 0}
            />
          </g>
        ));
      })}
      {rise > 0 ? (
        <Surface
          base="fill-zand-100"
          points={outline(shape, [
            [width + 5, top - 5, -0.03],
            [width / 2, top + rise, -0.03],
            [width / 2, top + rise, 1],
            [width + 5, top - 5, 1],
          ])}
          share={shares.dak}
        />
      ) : (
        <Surface
          base="fill-zand-100"
          points={outline(shape, [
            [0, top, 0],
            [width, top, 0],
            [width, top, 1],
            [0, top, 1],
          ])}
          share={ownTop ? shares.dak : 0}
        />
      )}
    </g>
  );
}
