import type { Woningtype } from '@sens/contract';
import type { MeasureId, Report } from '@sens/engine';
import { type Installations, installations } from '@sens/engine';
import type { DwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { dwellingScene } from '#features/house-picture/dwelling-view.ts';
import type { HeatParts, HouseParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { type Point, panelOutline } from '#features/house-picture/panel-shape.ts';
import { pumpOutline } from '#features/house-picture/pump-shape.ts';

/** A picture as JPEG with its alternative text. */
export interface PdfPicture {
  jpeg: Uint8Array;
  alt: string;
  /** Parts that get a colour, as paths within a picture of that size. */
  tints: { size: HeatParts['size']; paths: readonly string[] };
  /** The same picture with all that stands out; of that, what is within the outlines lies over the colours. */
  over?: { jpeg: Uint8Array; outlines: readonly (readonly Point[])[] };
}

/** A type of house opened, and where its parts lie in it. */
export interface HeatPicture {
  jpeg: Uint8Array;
  parts: HeatParts;
}

/** The file of a type of house with what stands out on it. */
export const pictureFile = (woningtype: Woningtype, layers: readonly string[]): string =>
  `${['dwelling', woningtype, ...layers].join('-')}.jpg`;

/** The file of a type of house opened. */
export const heatPictureFile = (woningtype: Woningtype): string => `cutaway-${woningtype}.jpg`;

/** The file of a measure. */
export const measureFile = (id: MeasureId): string => `measure-${id}.jpg`;

/** What of the installations has a picture of its own for this type. */
const layersOf = ({ layers }: DwellingPictures, has: Installations, withPanels: boolean) => [
  ...(has.glass && layers.glass ? ['glass'] : []),
  ...(withPanels ? ['panels'] : []),
  ...(has.heatPump && layers.pump ? ['pump'] : []),
];

/** The house now, and after the plan where there is one. */
export function reportPictures(
  report: Report,
  pictures: DwellingPictures,
  outside: HouseParts['outside'],
  file: (name: string) => Uint8Array,
): PdfPicture[] {
  const states = report.plan.length > 0 ? [false, true] : [false];
  const type = report.dwelling.woningtype.value;
  return states.map((isLater) => {
    const has = installations(report, isLater);
    const { alt, insulated } = dwellingScene(type, pictures, has, isLater);
    const jpeg = (withPanels: boolean) =>
      file(pictureFile(type, layersOf(pictures, has, withPanels)));
    const hasPanels = has.panels > 0 && pictures.layers.panels !== undefined;
    const outlines = [
      ...(hasPanels ? [panelOutline(type, has.panels)] : []),
      ...(has.heatPump && insulated.length > 0 ? [pumpOutline(type)] : []),
    ].filter(({ length }) => length > 0);
    return {
      jpeg: jpeg(false),
      alt,
      tints: { size: outside.size, paths: insulated.map((part) => outside.parts[part]) },
      ...(outlines.length > 0 ? { over: { jpeg: jpeg(hasPanels), outlines } } : {}),
    };
  });
}
