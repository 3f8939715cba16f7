/**
 * Cuts the two typefaces down to what Dutch pages need and measures their stand-ins.
 * Run it when the set of characters or weights changes: `node scripts/subset-fonts.ts`.
 * Writes site/src/assets/fonts/*.woff2 and site/src/styles/fonts.css.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const resolve = createRequire(join(root, 'site/package.json')).resolve;

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Running text: names may carry any accent of the neighbouring languages. */
const TEXT_CHARACTERS = `${ASCII}\u00a0áàäâéèëêíìïîóòöôúùüûçñÁÉËÖÜ€©·×²³–‘’“”„…°`;

/** Headings: Dutch words and figures; a rare accent in a name falls back to the text face. */
const HEADING_CHARACTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"()-/&+%\u00a0áéèëíïóöúüç€·–‘’`;

/** Share of each letter in running Dutch text, enough to weigh the average width. */
const SAMPLE =
  'Ontdek wat uw huis kan besparen. Wij rekenen uw woning door, regelen de subsidie en voeren het werk uit. Van advies tot uitvoering, alles onder een dak.';

/** Average width of SAMPLE in Arial (measured on its metric twin Liberation Sans), in em. */
const ARIAL = { regularAverage: 0.4504, boldAverage: 0.4829 };

/**
 * What the pages set, and what browsers do unasked. Fractions and figures above and below a line came with a glyph for each
 * digit; the tables name the styles to who installs a font, and the marks of which it has none: together a seventh.
 */
const LAYOUT = {
  keepFeatures: ['kern', 'tnum', 'rvrn'],
  dropTables: ['STAT', 'GDEF'],
};

interface Face {
  family: string;
  file: string;
  output: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
  measureAt: Record<string, number>;
  fallback: string;
  fallbackAverage: number;
  weight: string;
}

const FACES: Face[] = [
  {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    output: 'bricolage-grotesque.woff2',
    characters: HEADING_CHARACTERS,
    axes: { wght: 700 },
    measureAt: { wght: 700 },
    fallback: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
    fallbackAverage: ARIAL.boldAverage,
    weight: '700',
  },
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    output: 'figtree.woff2',
    characters: TEXT_CHARACTERS,
    axes: { wght: { min: 400, max: 700 } },
    measureAt: { wght: 400 },
    fallback: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
    fallbackAverage: ARIAL.regularAverage,
    weight: '400 700',
  },
];

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

let css = '/* Made by scripts/subset-fonts.ts; change that, not this. */\n';
let total = 0;
for (const face of FACES) {
  const original = readFileSync(resolve(face.file));
  const subset = await subsetFont(original, face.characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    ...LAYOUT,
  });
  writeFileSync(join(root, 'site/src/assets/fonts', face.output), subset);
  total += subset.length;

  const pinned = await subsetFont(original, face.characters, {
    targetFormat: 'sfnt',
    variationAxes: face.measureAt,
  });
  const font = fontkit.create(pinned);
  const advance = font.layout(SAMPLE).advanceWidth / SAMPLE.length / font.unitsPerEm;
  const size = advance / face.fallbackAverage;
  const unit = font.unitsPerEm * size;
  css += `
@font-face {
  font-family: "${face.family}";
  src: url("../assets/fonts/${face.output}") format("woff2");
  font-weight: ${face.weight};
  font-style: normal;
  font-display: optional;
}
@font-face {
  font-family: "${face.family} stand-in";
  src: ${face.fallback};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(font.ascent / unit)};
  descent-override: ${percent(-font.descent / unit)};
  line-gap-override: ${percent(font.lineGap / unit)};
}
`;
  console.log(`${face.family}: ${subset.length} bytes, stand-in ${percent(size)}`);
}
writeFileSync(join(root, 'site/src/styles/fonts.css'), css);
console.log(`together ${total} bytes`);
