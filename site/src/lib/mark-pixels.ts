import sharp from 'sharp';
import { markSvg } from './icon.ts';

/**
 * The mark in pixels, drawn from the same lines as the tab's icon.
 * @returns a PNG
 */
export const markPixels = ({ size, isSquare }: { size: number; isSquare: boolean }) =>
  sharp(Buffer.from(markSvg(isSquare)), { density: 72 * (size / 32) })
    .resize(size)
    // Two colours and the edges between them.
    .png({ palette: true, colours: 16 })
    .toBuffer();
