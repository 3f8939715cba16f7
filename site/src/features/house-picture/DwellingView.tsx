import { Picture } from '#components/ui/Picture.tsx';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { dwellingScene } from './dwelling-view.ts';
import type { Installations } from './installations.ts';

/** The visitor's type of house with what it has outside; its alt says the same. */
export function DwellingView({
  pictures,
  has,
  isLater,
  className = '',
  pictureClass = 'w-full',
}: {
  pictures: DwellingPictures;
  has: Installations;
  /** After the plan. */
  isLater: boolean;
  className?: string;
  /** How the picture fills its place; what lies over it does likewise. */
  pictureClass?: string;
}) {
  const { alt, layers } = dwellingScene(pictures, has, isLater);
  return (
    <div className={`relative ${className}`}>
      <Picture className={`h-full ${pictureClass}`} picture={{ ...pictures.now, alt }} />
      {layers.map((layer) => (
        <Picture
          className={`absolute inset-0 h-full ${pictureClass}`}
          decorative
          key={layer.src}
          picture={layer}
        />
      ))}
    </div>
  );
}
