import sharp from 'sharp';

/** One picture of the sheet: its name and its file. */
export interface Cell {
  id: string;
  file: string;
}

const CELL = 300;
const CAPTION = 28;
const COLUMNS = 8;
const PAPER = '#FBF8F1';

const caption = (text: string) =>
  Buffer.from(
    `<svg width="${CELL}" height="${CAPTION}"><text x="8" y="18" font-family="sans-serif" font-size="14" fill="#12372A">${text}</text></svg>`,
  );

/** Lays pictures side by side on the paper of the site, each with its name, as PNG. */
export async function contactSheet(cells: readonly Cell[]): Promise<Buffer> {
  const place = (index: number) => ({
    left: (index % COLUMNS) * CELL,
    top: Math.floor(index / COLUMNS) * CELL,
  });
  const pictures = cells.map(async ({ id, file }, index) => {
    const { left, top } = place(index);
    const size = { width: CELL - 8, height: CELL - CAPTION };
    const input = await sharp(file)
      .resize({ ...size, fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    return [
      { input, left, top },
      { input: caption(id), left, top: top + CELL - CAPTION },
    ];
  });
  return sharp({
    create: {
      width: COLUMNS * CELL,
      height: Math.ceil(cells.length / COLUMNS) * CELL,
      channels: 3,
      background: PAPER,
    },
  })
    .composite((await Promise.all(pictures)).flat())
    .png()
    .toBuffer();
}
