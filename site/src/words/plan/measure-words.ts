import {
  type Choice,
  type DwellingFacts,
  knownRoof,
  type MeasureId,
  type PlannedMeasure,
  type WorkedOutMeasure,
} from '@sens/engine';
import { andList } from '#lib/and-list.ts';

/** What each measure is called, and what it is. */
export const MEASURE_WORDS: Record<MeasureId, { name: string; summary: string }> = {
  spouwmuurisolatie: {
    name: 'Spouwmuur isoleren',
    summary:
      'Isolatie in de holle ruimte van uw buitenmuur. Het werk gebeurt van buitenaf en is snel klaar.',
  },
  dakisolatie: {
    name: 'Dak isoleren',
    summary: 'Isolatie aan de binnen- of buitenkant van het dak.',
  },
  vloerisolatie: {
    name: 'Vloer isoleren',
    summary: 'Isolatie tegen de onderkant van de vloer, vanuit de kruipruimte.',
  },
  'hr-glas': {
    name: 'HR++-glas',
    summary: 'Nieuw glas in uw bestaande kozijnen, als die nog goed zijn.',
  },
  'triple-glas': {
    name: 'Triple glas met nieuwe kozijnen',
    summary: 'Drie lagen glas in nieuwe, geïsoleerde kozijnen.',
  },
  kierdichting: { name: 'Kieren dichten', summary: 'Tochtstrips en kit bij ramen, deuren en dak.' },
  ventilatie: {
    name: 'Zuinig ventileren',
    summary: 'Ventilatie die meet hoeveel verse lucht er nodig is.',
  },
  gevelisolatie: {
    name: 'Gevel isoleren',
    summary: 'Een laag isolatie aan de buitenkant of de binnenkant van uw buitenmuur.',
  },
  zoldervloerisolatie: {
    name: 'Zoldervloer isoleren',
    summary: 'Isolatie op of onder de vloer van een zolder die u niet verwarmt.',
  },
  bodemisolatie: {
    name: 'Bodem isoleren',
    summary: 'Isolatie op de grond in de kruipruimte, als isoleren tegen de vloer niet lukt.',
  },
  'isolerende-deur': {
    name: 'Geïsoleerde buitendeur',
    summary: 'Een nieuwe voordeur of achterdeur die de warmte binnenhoudt.',
  },
  'ventilatie-wtw': {
    name: 'Ventilatie met warmteterugwinning',
    summary: 'Verse lucht wordt verwarmd met de warmte van de lucht die naar buiten gaat.',
  },
  'waterzijdig-inregelen': {
    name: 'Verwarming inregelen',
    summary: 'Elke radiator krijgt genoeg warm water, en het water mag minder heet zijn.',
  },
  radiatorfolie: {
    name: 'Radiatorfolie',
    summary: 'Folie achter de radiator, die warmte de kamer in kaatst.',
  },
  bodemwarmtepomp: {
    name: 'Bodemwarmtepomp',
    summary: 'Een warmtepomp die warmte uit de grond haalt, zonder buitenunit.',
  },
  warmtepompboiler: {
    name: 'Warmtepompboiler',
    summary: 'Een kleine warmtepomp met een vat, alleen voor warm water.',
  },
  zonneboiler: {
    name: 'Zonneboiler',
    summary: 'Een collector op het dak die uw water met de zon verwarmt.',
  },
  'pvt-panelen': {
    name: 'PVT-panelen',
    summary: 'Panelen die stroom maken en warmte leveren aan een warmtepomp.',
  },
  thuisbatterij: {
    name: 'Thuisbatterij',
    summary: 'Bewaart zonnestroom van overdag voor de avond.',
  },
  'elektrisch-koken': {
    name: 'Elektrisch koken',
    summary: 'Een inductiekookplaat in plaats van koken op gas.',
  },
  'hybride-warmtepomp': {
    name: 'Hybride warmtepomp',
    summary: 'Een warmtepomp naast uw cv-ketel. De ketel helpt alleen bij kou en voor warm water.',
  },
  warmtepomp: {
    name: 'Volledig elektrische warmtepomp',
    summary: 'Verwarming en warm water zonder gas, met een buitenunit.',
  },
  zonnepanelen: { name: 'Zonnepanelen', summary: 'Stroom van uw eigen dak.' },
};

/** What insulating a roof is, by its kind: below a flat roof moisture would be shut in, so that is done from above. */
const ROOF_SUMMARY: Record<Choice<'roofType'>, string> = {
  schuin: 'Isolatie aan de binnen- of buitenkant van uw schuine dak.',
  plat: 'Isolatie aan de buitenkant, boven op uw platte dak.',
};

/** What a measure is, in this house. */
export function measureSummary(id: MeasureId, dwelling: Pick<DwellingFacts, 'roofType'>): string {
  const roof = id === 'dakisolatie' ? knownRoof(dwelling) : undefined;
  return roof ? ROOF_SUMMARY[roof] : MEASURE_WORDS[id].summary;
}

/** A measure's name inside a sentence: HR++ and PVT keep their capitals. */
export const inSentence = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** The names of measures inside a sentence: "dak isoleren, HR++-glas en zonnepanelen". */
export const measureList = (ids: readonly MeasureId[]): string =>
  andList(ids.map((id) => inSentence(MEASURE_WORDS[id].name)));

/** The same of measures of which some go in place of another: "warmtepompboiler of zonneboiler". */
export function choiceList(all: readonly Pick<WorkedOutMeasure, 'id' | 'excludes'>[]): string {
  const names = all.flatMap((one, at) => {
    const isOther = ({ id }: { id: MeasureId }) => one.excludes.includes(id);
    if (all.slice(0, at).some(isOther)) return [];
    const choice = [one, ...all.slice(at).filter(isOther)];
    return [choice.map(({ id }) => inSentence(MEASURE_WORDS[id].name)).join(' of ')];
  });
  return andList(names);
}

/** Measures that keep heat in a part of the house. */
export const INSULATION: readonly MeasureId[] = [
  'spouwmuurisolatie',
  'gevelisolatie',
  'dakisolatie',
  'zoldervloerisolatie',
  'vloerisolatie',
  'bodemisolatie',
  'hr-glas',
  'triple-glas',
];

/** What a measure does for living in the house. */
export const COMFORT_WORDS: Record<PlannedMeasure['comfort'][number], string> = {
  'gelijkmatig-warm': 'overal even warm',
  'minder-tocht': 'minder tocht',
  'warme-vloer': 'een warmere vloer',
  'geen-kou-bij-raam': 'geen kou bij het raam',
  'koeler-in-de-zomer': 'koeler in de zomer',
  stiller: 'minder geluid van buiten',
  'frisse-lucht': 'frisse lucht',
  'minder-vocht': 'minder vocht en schimmel',
  'geen-open-vlam': 'geen open vlam in huis',
  'sneller-warm': 'sneller warm',
};

/** When a measure costs least trouble. */
export const MOMENT_WORDS: Record<PlannedMeasure['moment'], string> = {
  altijd: 'Dit kan altijd.',
  'bij-schilderwerk': 'Als er buiten toch wordt geschilderd.',
  'bij-dakvernieuwing': 'Als het dak wordt vernieuwd.',
  'bij-kozijnvervanging': 'Als kozijnen aan vervanging toe zijn.',
  'bij-nieuwe-ketel': 'Als de ketel aan vervanging toe is.',
  'bij-nieuwe-keuken': 'Als er een nieuwe keuken komt.',
  'bij-verbouwing': 'Bij een verbouwing.',
  'na-isolatie': 'Na het isoleren.',
  'bij-verhuizing': 'Bij een verhuizing.',
};
