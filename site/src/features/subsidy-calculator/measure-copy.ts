import { toolFigures2026 } from '@sens/engine';
import { formatDecimal } from '#lib/format-nl.ts';
import type { MeasureKey } from './measures.ts';

interface MeasureWords {
  name: string;
  /** The name with the places where a narrow column may break it. */
  breakable?: string;
  /** How a resident recognises it. */
  text?: string;
}

type GlassKey = Exclude<keyof typeof toolFigures2026.isde.glassRates, 'monument'>;

/** The U-values that an amount for a panel or door is for, and what they say of it. */
function uWords(key: GlassKey): string {
  const { aboveU, maxU = 0 } = toolFigures2026.isde.glassRates[key].value;
  const above = aboveU === undefined ? '' : `hoger dan ${formatDecimal(aboveU)} en `;
  return `Laat weinig warmte door (U-waarde ${above}hoogstens ${formatDecimal(maxU)})`;
}

/** Every measure, as it is ticked. */
export const MEASURE_WORDS: Record<MeasureKey, MeasureWords> = {
  spouw: { name: 'Spouwmuur', text: 'De holle ruimte in de muur vullen' },
  gevel: { name: 'Gevel', text: 'Isolatie aan de binnenkant of de buitenkant' },
  dak: { name: 'Dak', text: 'Het schuine of platte dakvlak zelf' },
  zoldervloer: { name: 'Zolder- of vlieringvloer', text: 'Als u de zolder niet verwarmt' },
  vloer: { name: 'Vloer', text: 'De onderkant van de begane grond' },
  bodem: { name: 'Bodem', text: 'De grond in de kruipruimte' },
  hrpp: { name: 'HR++-glas', text: 'Ook triple of vacuümglas in de kozijnen die er al zijn' },
  triple: { name: 'Triple glas met nieuwe kozijnen', text: 'Ook vacuümglas met nieuwe kozijnen' },
  paneel: { name: 'Panelen in het kozijn', text: uWords('paneel') },
  'paneel-nieuw': { name: 'Panelen in een nieuw kozijn', text: uWords('paneel-nieuw') },
  deur: { name: 'Isolerende deur', text: uWords('deur') },
  'deur-nieuw': { name: 'Extra isolerende deur', text: uWords('deur-nieuw') },
  warmtepomp: { name: 'Warmtepomp', text: 'Hybride, volledig elektrisch of met een bodembron' },
  warmtepompboiler: {
    name: 'Warmtepompboiler',
    breakable: 'Warmte\u00adpomp\u00adboiler',
    text: 'Alleen voor warm water',
  },
  zonneboiler: { name: 'Zonneboiler', text: 'Warm water van de zon' },
  warmtenet: { name: 'Aansluiting op een warmtenet', text: 'Ook wel stadsverwarming' },
  ventilatie: { name: 'Zuinige ventilatie', text: 'Alleen samen met isolatie of glas' },
  'elektrisch-koken': { name: 'Elektrisch koken', text: 'Alleen samen met een warmtenet' },
  zonnepanelen: { name: 'Zonnepanelen' },
  thuisbatterij: { name: 'Thuisbatterij' },
  airco: { name: 'Airco (lucht-luchtwarmtepomp)' },
};

/** A measure's name at the start of a sentence or line. */
export const measureName = (key: MeasureKey): string => MEASURE_WORDS[key].name;

/** A measure's name within a sentence: "spouwmuur", but "HR++-glas". */
export function nameWithin(key: string): string {
  const name = MEASURE_WORDS[key as MeasureKey]?.name ?? key;
  return name.startsWith('HR') ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The measures in groups, as the page shows them; the first one stands open. */
export const GROUPS: readonly { title: string; keys: readonly MeasureKey[] }[] = [
  { title: 'Isolatie', keys: ['spouw', 'gevel', 'dak', 'zoldervloer', 'vloer', 'bodem'] },
  { title: 'Glas', keys: ['hrpp', 'triple'] },
  {
    title: 'Panelen in kozijnen en isolerende deuren',
    keys: ['paneel', 'paneel-nieuw', 'deur', 'deur-nieuw'],
  },
  {
    title: 'Warmtepomp, zonneboiler en warmtenet',
    keys: ['warmtepomp', 'warmtepompboiler', 'zonneboiler', 'warmtenet'],
  },
  { title: 'Ventilatie en koken', keys: ['ventilatie', 'elektrisch-koken'] },
  {
    title: 'Geen ISDE: zonnepanelen, thuisbatterij, airco',
    keys: ['zonnepanelen', 'thuisbatterij', 'airco'],
  },
];
