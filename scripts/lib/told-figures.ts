import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from '@sens/engine';

/** An amount that texts type out, for it stands in a sentence of its own. */
interface ToldFigure {
  /** The way to it in `engine/figures`. */
  figure: string;
  /** The amount in euros as the texts say it. */
  eur: number;
  /** Files of content/ that say it. */
  files: readonly string[];
}

const ASSISTANT = 'assistent.yaml';
const CLAIMS = 'claims.yaml';
const FRAMES = 'articles/kozijnen-energielabel-subsidie.md';
const MATERIALS = 'articles/kozijnen-materiaaladvies.md';
const WHEN = 'articles/kozijnen-vervangen-wanneer.md';
const PRICES = 'pages/prijzen.md';
const QUESTIONS = 'pages/veelgestelde-vragen.md';
const ON_INSULATION = 'pages/vragen-isolatie-en-glas.md';
const ON_PUMPS = 'pages/vragen-warmtepomp-en-zonnepanelen.md';
const ON_BATTERIES = 'pages/vragen-batterij-stroom-en-techniek.md';
const INSULATION = 'services/isolatie.md';
const PUMPS = 'services/warmtepompen.md';
const PANELS = 'services/zonnepanelen.md';

const rows = (under: string, each: Readonly<Record<string, readonly [number, string[]]>>) =>
  Object.entries(each).map(([name, [eur, files]]) => ({ figure: `${under}.${name}`, eur, files }));

/** The grants per square metre, and the prices of insulation, heat pumps and panels, with who tells them. */
const TOLD_FIGURES: readonly ToldFigure[] = [
  ...rows('isde.areaRates', {
    'spouwmuurisolatie.value.eurPerM2': [5.25, [ASSISTANT, FRAMES, QUESTIONS]],
    'spouwmuurisolatie.value.eurPerM2Double': [10.5, [ASSISTANT]],
    'dakisolatie.value.eurPerM2': [16.25, [ASSISTANT, QUESTIONS]],
    'dakisolatie.value.eurPerM2Double': [32.5, [ASSISTANT]],
    'zoldervloerisolatie.value.eurPerM2': [4, [ASSISTANT]],
    'zoldervloerisolatie.value.eurPerM2Double': [8, [ASSISTANT]],
    'vloerisolatie.value.eurPerM2': [5.5, [ASSISTANT, QUESTIONS, ON_INSULATION]],
    'vloerisolatie.value.eurPerM2Double': [11, [ASSISTANT]],
    'bodemisolatie.value.eurPerM2': [3, [ON_INSULATION]],
    'hr-glas.value.eurPerM2': [25, [ASSISTANT, FRAMES, QUESTIONS]],
    'hr-glas.value.eurPerM2Double': [50, [ASSISTANT, CLAIMS, FRAMES]],
    'triple-glas.value.eurPerM2': [111, [ASSISTANT, FRAMES]],
    'triple-glas.value.eurPerM2Double': [222, [ASSISTANT, CLAIMS, FRAMES]],
    'spouwmuurisolatie.value.biobasedBonusEurPerM2': [1.5, [ASSISTANT]],
    'zoldervloerisolatie.value.biobasedBonusEurPerM2': [1.5, [ASSISTANT]],
    'gevelisolatie.value.biobasedBonusEurPerM2': [6, [ASSISTANT]],
    'dakisolatie.value.biobasedBonusEurPerM2': [5, [ASSISTANT, QUESTIONS]],
    'vloerisolatie.value.biobasedBonusEurPerM2': [2, [ASSISTANT]],
  }),
  ...rows('isde.heatPump.value', {
    startEur: [1025, [ASSISTANT, CLAIMS]],
    eurPerKw: [225, [ASSISTANT, CLAIMS]],
    bonusAppPEur: [200, [ASSISTANT, CLAIMS]],
  }),
  ...rows('heatPumps', {
    'hybridPrice.value.lowEur': [6000, [PRICES]],
    'hybridPrice.value.midEur': [6200, [ASSISTANT, PUMPS, PRICES, ON_BATTERIES, ON_PUMPS]],
    'hybridPrice.value.highEur': [8000, [PRICES]],
    'hybridPrice.value.withNewBoilerEur': [8300, [PUMPS, PRICES, ON_PUMPS]],
    'allElectricPrice.value.lowEur': [8000, [ASSISTANT, PRICES]],
    'allElectricPrice.value.midEur': [12000, [ASSISTANT, PUMPS, PRICES, ON_BATTERIES, ON_PUMPS]],
    'allElectricPrice.value.highEur': [16000, [ASSISTANT, PRICES]],
    'groundPrice.value.midEur': [30000, [ASSISTANT, PUMPS, PRICES, ON_BATTERIES, ON_PUMPS]],
  }),
  ...rows('insulationSavings', {
    'spouwmuurisolatie.value.tussenwoning.costEur': [
      800,
      [ASSISTANT, FRAMES, INSULATION, PRICES, ON_INSULATION],
    ],
    'spouwmuurisolatie.value.hoekwoning.costEur': [1800, [ASSISTANT, INSULATION, PRICES]],
    'spouwmuurisolatie.value.vrijstaand.costEur': [2700, [ASSISTANT, INSULATION, PRICES]],
    'dakisolatie.value.tussenwoning.costEur': [
      6000,
      [ASSISTANT, INSULATION, PRICES, ON_INSULATION],
    ],
    'dakisolatie.value.hoekwoning.costEur': [6500, [ASSISTANT, INSULATION, PRICES]],
    'dakisolatie.value.vrijstaand.costEur': [10000, [ASSISTANT, INSULATION, PRICES]],
    'vloerisolatie.value.tussenwoning.costEur': [
      2150,
      [ASSISTANT, INSULATION, PRICES, ON_INSULATION],
    ],
    'vloerisolatie.value.hoekwoning.costEur': [2240, [ASSISTANT, INSULATION, PRICES]],
    'vloerisolatie.value.vrijstaand.costEur': [4200, [ASSISTANT, INSULATION, PRICES]],
    'glassPrice.value.costEur': [
      4700,
      [ASSISTANT, MATERIALS, WHEN, INSULATION, PRICES, ON_INSULATION],
    ],
  }),
  ...rows('measurePrices', {
    'outerWall.value.costEur': [23000, [ASSISTANT, INSULATION, PRICES, ON_INSULATION]],
    'atticFloor.value.eurPerM2': [30, [ASSISTANT, PRICES, ON_INSULATION]],
    'soil.value.lowEurPerM2': [25, [PRICES]],
    'soil.value.midEurPerM2': [30, [ASSISTANT, PRICES]],
    'soil.value.highEurPerM2': [35, [PRICES]],
    'tripleGlass.value.eurPerM2': [950, [ASSISTANT, MATERIALS, ON_INSULATION]],
  }),
  ...rows('solar.rows.value', {
    '0.costEur': [2500, [PANELS, PRICES, ON_PUMPS]],
    '1.costEur': [3200, [CLAIMS, PANELS, PRICES, ON_PUMPS]],
    '2.costEur': [3800, [PANELS, PRICES, ON_PUMPS]],
    '0.saving2026Eur': [440, [PANELS]],
    '1.saving2026Eur': [540, [ASSISTANT, CLAIMS, PANELS]],
    '2.saving2026Eur': [720, [PANELS]],
    '0.savingFrom2027Eur': [160, [PANELS]],
    '1.savingFrom2027Eur': [170, [ASSISTANT, CLAIMS, PANELS]],
    '2.savingFrom2027Eur': [240, [PANELS]],
  }),
];

/** An amount as texts write it: € 5,25 and € 6.200. */
const inWords = (eur: number) =>
  `€ ${eur.toLocaleString('nl-NL', { minimumFractionDigits: Number.isInteger(eur) ? 0 : 2 })}`;

/** Whether an amount was typed with a point at its thousands: 6.200 is six euros and twenty cents to the engine. */
const isShrunk = (now: number, before: number) => before >= 1000 && now < before / 100;

/** A figure by the way to it; what has no such figure any more is undefined, and told as such. */
const figureAt = (figures: Figures, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      figures,
    );

/** Whether a text says an amount, and not the beginning of a longer one. */
function says(folder: string, file: string, eur: number): boolean {
  const path = join(folder, file);
  const amount = new RegExp(`${inWords(eur).replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`);
  return existsSync(path) && amount.test(readFileSync(path, 'utf8'));
}

/**
 * Figures that became another amount than the texts say, in Dutch: each with the old and the new amount and the
 * files that have the old one.
 * @param folder `content/`, or a copy of it
 */
export function outdatedFigures(folder: string, figures: Figures): string[] {
  return TOLD_FIGURES.flatMap(({ figure, eur, files }) => {
    const now = figureAt(figures, figure);
    if (now === eur) return [];
    const left = files.filter((file) => says(folder, file, eur)).map((file) => `content/${file}`);
    const texts = left.length === 0 ? 'geen tekst' : left.join(', ');
    const amount = typeof now === 'number' ? inWords(now) : 'er niet meer';
    if (typeof now === 'number' && isShrunk(now, eur)) {
      return [
        `engine/figures: ${figure} is ${amount}, en was ${inWords(eur)}; schrijf een bedrag daar zonder punt bij de duizendtallen, zoals ${eur}`,
      ];
    }
    return [
      `engine/figures: ${figure} is ${amount}, en ${inWords(eur)} staat nog in ${texts}: pas dat aan, en daarna het bedrag in scripts/lib/told-figures.ts`,
    ];
  });
}

/** Files that no longer say an amount that the list has of them: a figure is not put right by the list alone. */
export function silentFiles(folder: string): string[] {
  return TOLD_FIGURES.flatMap(({ figure, eur, files }) =>
    files
      .filter((file) => !says(folder, file, eur))
      .map(
        (file) =>
          `content/${file}: ${inWords(eur)} (${figure}) staat hier niet; zet het bedrag goed, of haal dit bestand daar weg uit scripts/lib/told-figures.ts`,
      ),
  );
}
