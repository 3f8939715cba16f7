import type { Coded, CodeValues, SubsidyConditionCode, SubsidyKeepCode } from '@sens/engine';
import { formatDate } from '#lib/format-nl.ts';
import { formatSize } from './amounts.ts';
import { measureName } from './measure-copy.ts';
import type { MeasureKey } from './measures.ts';

const size = (values: CodeValues, name: string) => formatSize(Number(values[name] ?? 0));
const measure = (values: CodeValues) => measureName(String(values.maatregel) as MeasureKey);

/** What a kind of ventilation must be able to do. */
function ventilation(values: CodeValues): string {
  const flow = `${size(values, 'm3PerUur')}\u00a0m³ lucht per uur`;
  return 'sensoren' in values
    ? `Ventilatie: meer dan ${flow}, met ${size(values, 'sensoren')} of meer CO₂-sensoren.`
    : `Ventilatie: ten minste ${flow} en ${size(values, 'procent')}% van de warmte terug.`;
}

/** Every condition of the engine in Dutch. */
export const CONDITION_WORDS: Record<SubsidyConditionCode, (values: CodeValues) => string> = {
  'eigenaar-bewoner': () => 'U bent eigenaar van de woning en u woont er.',
  hoofdverblijf: () => 'Het is uw hoofdverblijf, geen tweede huis.',
  'bestaande-woning': () => 'Het is een bestaande woning.',
  'uitvoering-door-bedrijf': () =>
    'Een bouw- of installatiebedrijf doet het hele werk. Zelf doen mag niet.',
  'aanvragen-na-werk': () => 'U vraagt aan nadat het werk klaar is.',
  'aanvragen-binnen': (v) => `U vraagt aan binnen ${size(v, 'maanden')} maanden na het werk.`,
  'tweede-binnen': (v) =>
    `De tweede maatregel is klaar binnen ${size(v, 'maanden')} maanden na de eerste. Dan geldt het dubbele tarief.`,
  'rd-minimum': (v) =>
    'rd' in v
      ? `${measure(v)}: isoleert goed genoeg, met een Rd-waarde van ten minste ${size(v, 'rd')}.`
      : `${measure(v)}: isoleert goed genoeg. Vraag RVO welke Rd-waarde nu geldt.`,
  'u-maximum': (v) =>
    'u' in v
      ? `${measure(v)}: laat weinig warmte door, met een U-waarde van hoogstens ${size(v, 'u')}.`
      : `${measure(v)}: laat weinig warmte door. Vraag RVO welke U-waarde nu geldt.`,
  'nieuw-kozijn': (v) => `${measure(v)}: het kozijn is nieuw en isolerend.`,
  'biobased-mki': (v) =>
    `Biobased materiaal: de milieuscore (MKI) is hoogstens ${size(v, 'hoogstens')}.`,
  'deur-met-glas': () =>
    'Deuren en panelen: waarschijnlijk alleen in dezelfde aanvraag als isolerend glas. Vraag het RVO.',
  'glas-aanvragen': (v) =>
    `Voor glas kunt u hoogstens ${size(v, 'hoogstens')} keer aanvragen, binnen ${size(v, 'maanden')} maanden na het eerste glas.`,
  bouwdatum: (v) =>
    `Warmtepomp en ventilatie: het huis is van vóór ${v.voorJaar}, of de vergunning is vóór ${formatDate(String(v.vergunningVoor))} aangevraagd.`,
  'wp-label': () => 'De warmtepomp heeft label A++ of A+++.',
  'wp-split-gwp': (v) =>
    `De warmtepomp is geen split-systeem met minder dan ${size(v, 'chargeBelowKg')} kg koudemiddel en een GWP boven ${size(v, 'gwpAbove')}.`,
  'ventilatie-met-isolatie': (v) =>
    `Ventilatie: u vraagt die aan binnen ${size(v, 'maanden')} maanden na de isolatie of het glas.`,
  'ventilatie-eisen': ventilation,
  'koken-met-warmtenet': () =>
    'Elektrisch koken: samen met een warmtenet, en de gasaansluiting gaat weg.',
};

/** A condition in words. */
export const conditionWords = ({ code, values }: Coded<SubsidyConditionCode>): string =>
  CONDITION_WORDS[code](values);

/** What to keep, as items to tick. */
export const KEEP_WORDS: Record<SubsidyKeepCode, { title: string; text: string }> = {
  'factuur-rd-m2': {
    title: 'De rekening van de isolatie',
    text: 'Met het aantal m² erop en hoe goed het isoleert (de Rd-waarde).',
  },
  'factuur-m2': {
    title: 'De rekening van glas, panelen of deuren',
    text: 'Met het aantal m² erop en hoeveel warmte het doorlaat (de U-waarde).',
  },
  'fotos-werk': {
    title: 'Foto’s van het werk',
    text: 'Gemaakt terwijl er gewerkt werd. Als de spouw dicht is, is het te laat.',
  },
  'factuur-werk': {
    title: 'De rekening van het toestel of de aansluiting',
    text: 'Op uw naam, met wat er is geplaatst of aangesloten en de dag waarop dat klaar was.',
  },
  betaalbewijs: {
    title: 'Een bewijs dat u betaalde',
    text: 'Bijvoorbeeld het afschrift van uw bank.',
  },
  meldcode: {
    title: 'De meldcode: het nummer van het toestel',
    text: 'Zo staat het op de lijst van RVO. Vraag ernaar vóór u tekent.',
  },
};
