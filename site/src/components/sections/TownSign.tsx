import { Picture } from '#components/ui/Picture.tsx';
import type { PictureData } from '#lib/pictures.ts';
import { type Board, townSign } from '#lib/town-sign.ts';

/** What stands on the blank board of a picture, and where that board is. */
export interface Sign {
  town: string;
  board: Board;
}

/** A street picture with the town's name on its place-name board. */
export function TownSign({ picture, sign }: { picture: PictureData; sign: Sign }) {
  const { width, height } = picture;
  const { transform, fontSize, lines } = townSign(sign.town, sign.board, width, height);
  return (
    <div className="relative">
      <Picture className="w-full" picture={picture} priority />
      {/* Hidden from readers: the alternative text of the picture names the town already. */}
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
        viewBox={`0 0 ${width} ${height}`}
      >
        <text
          className="fill-white font-kop font-bold"
          fontSize={fontSize}
          textAnchor="middle"
          transform={transform}
        >
          {lines.map(({ text, x, y }) => (
            <tspan key={text} x={x} y={y}>
              {text}
            </tspan>
          ))}
        </text>
      </svg>
    </div>
  );
}
