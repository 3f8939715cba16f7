import type { Woningtype } from '@sens/contract';
import type { MeasureId, Report } from '@sens/engine';
import type { DwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { dwellingScene } from '#features/house-picture/dwelling-view.ts';
import type { HeatParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { type Installations, installations } from '#features/house-picture/installations.ts';

/** A picture as JPEG with its alternative text. */
export interface PdfPicture {
  jpeg: Uint8Array;
  alt: string;
}

/** A type of house without colours, and where its parts lie in it. */
export interface HeatPicture {
  jpeg: Uint8Array;
  parts: HeatParts;
}

/** The file of a type of house with what stands out on it. */
export const pictureFile = (woningtype: Woningtype, layers: readonly string[]): string =>
  `${['dwelling', woningtype, ...layers].join('-')}.jpg`;

/** The file of a type of house without colours. */
export const heatPictureFile = (woningtype: Woningtype): string =>
  `dwelling-${woningtype}-heat.jpg`;

/** The file of a measure. */
export const measureFile = (id: MeasureId): string => `measure-${id}.jpg`;

/** What of the installations has a picture of its own for this type. */
const layersOf = ({ layers }: DwellingPictures, has: Installations) => [
  ...(has.glass && layers.glass ? ['glass'] : []),
  ...(has.panels && layers.panels ? ['panels'] : []),
  ...(has.heatPump && layers.pump ? ['pump'] : []),
];

/** The house now, and after the plan where there is one. */
export function reportPictures(
  report: Report,
  pictures: DwellingPictures,
  file: (name: string) => Uint8Array,
): PdfPicture[] {
  const states = report.plan.length > 0 ? [false, true] : [false];
  return states.map((isLater) => {
    const has = installations(report, isLater);
    const { alt } = dwellingScene(pictures, has, isLater);
    const name = pictureFile(report.dwelling.woningtype.value, layersOf(pictures, has));
    return { jpeg: file(name), alt };
  });
}
