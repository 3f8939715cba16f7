import type { AnswerField, Choice, ChoiceField, NumberField } from '@sens/engine';
import type { ShownOrigin } from './shown-origin.ts';

/** One answer of a question with a choice: its name, and how a resident recognises it. */
export interface ChoiceWords {
  label: string;
  explanation?: string;
}

type ChoiceQuestion<Field extends ChoiceField> = {
  label: string;
  hint?: string;
  choices: Record<Choice<Field>, ChoiceWords>;
};

export interface NumberQuestion {
  label: string;
  hint?: string;
  /** The thing asked for, as it reads in "Kies ... van 20 tot 600 m²". */
  noun: string;
  /** Behind the figure; `one` when it is 1. */
  unit?: string;
  one?: string;
  /** In place of the figure 0. */
  none?: string;
  /** Bounds and step of the slider, where sliding helps; more may be typed. Without `max` it goes to the last that counts. */
  slider?: { min: number; max?: number; step: number };
}

/** Every question about a house that has a choice of answers, in Dutch. */
export const CHOICE_QUESTIONS: { [Field in ChoiceField]: ChoiceQuestion<Field> } = {
  woningtype: {
    label: 'Om wat voor huis gaat het?',
    choices: {
      tussenwoning: { label: 'Tussenwoning' },
      hoekwoning: { label: 'Hoekwoning' },
      vrijstaand: { label: 'Vrijstaand huis' },
      'twee-onder-een-kap': { label: 'Twee-onder-een-kap' },
      appartement: { label: 'Appartement' },
    },
  },
  flatPosition: {
    label: 'Waar ligt uw appartement in het gebouw?',
    hint: 'Een dak of een extra buitenmuur kost veel warmte.',
    choices: {
      onbekend: { label: 'Niet bekend' },
      tussen: { label: 'Tussen andere woningen' },
      hoek: { label: 'Op de hoek' },
      dak: { label: 'Onder het dak' },
      'dak-hoek': { label: 'Onder het dak, op de hoek' },
      'begane-grond': { label: 'Op de begane grond' },
    },
  },
  wallType: {
    label: 'Heeft de buitenmuur een spouw?',
    hint: 'Een spouw is een holle ruimte in de muur. Een muur van 27 cm of dikker heeft er meestal een.',
    choices: {
      spouw: { label: 'Ja, een spouwmuur', explanation: 'De meeste huizen van na 1930' },
      massief: { label: 'Nee, een dichte muur', explanation: 'Vaak bij huizen van vóór 1930' },
    },
  },
  wall: {
    label: 'Is de buitenmuur geïsoleerd?',
    choices: {
      niet: { label: 'Niet', explanation: 'Gebouwd vóór 1975 en daarna niet geïsoleerd' },
      matig: { label: 'Matig', explanation: 'Zo gebouwd na 1975, of de spouw is later gevuld' },
      goed: { label: 'Goed', explanation: 'Gebouwd na 1992, of met een dikke isolatielaag' },
    },
  },
  roofType: {
    label: 'Wat voor dak heeft uw huis?',
    choices: { schuin: { label: 'Schuin dak' }, plat: { label: 'Plat dak' } },
  },
  roof: {
    label: 'Is het dak geïsoleerd?',
    choices: {
      niet: { label: 'Niet', explanation: 'U ziet op zolder het kale hout of de dakpannen' },
      matig: { label: 'Matig', explanation: 'Een dunne laag, ongeveer 3 tot 6 cm' },
      goed: { label: 'Goed', explanation: 'Een dikke laag, 10 cm of meer' },
    },
  },
  floor: {
    label: 'Is de vloer van de begane grond geïsoleerd?',
    choices: {
      niet: { label: 'Niet', explanation: 'Kale vloer, vaak koud aan de voeten' },
      matig: { label: 'Matig', explanation: 'Een dunne laag of folie onder de vloer' },
      goed: { label: 'Goed', explanation: 'Een dikke laag, 8 cm of meer' },
    },
  },
  crawlSpace: {
    label: 'Is er een kruipruimte?',
    hint: 'Er moet iemand in kunnen werken. Er is meestal een luik bij de voordeur.',
    choices: { ja: { label: 'Ja' }, nee: { label: 'Nee' } },
  },
  glazing: {
    label: 'Welk glas zit er in de woonkamer?',
    hint: 'In de rand tussen de glaslagen staat vaak een jaartal of een code.',
    choices: {
      enkel: { label: 'Enkel glas', explanation: 'Eén laag, vaak nat van binnen in de winter' },
      dubbel: { label: 'Dubbel glas', explanation: 'Twee lagen, vaak van vóór 2000' },
      'hr++': { label: 'HR++-glas', explanation: 'Twee lagen met een coating, vaak van na 2000' },
      triple: { label: 'Triple glas', explanation: 'Drie lagen' },
    },
  },
  doors: {
    label: 'Welke buitendeuren heeft u?',
    choices: {
      oud: { label: 'Gewone deuren', explanation: 'Hout of kunststof, niet extra geïsoleerd' },
      geisoleerd: { label: 'Geïsoleerde deuren', explanation: 'Met een isolerende kern' },
    },
  },
  draughtProofing: {
    label: 'Tocht het in huis?',
    hint: 'Voel op een koude dag met een natte hand langs ramen en deuren.',
    choices: {
      niet: { label: 'Ja, het tocht', explanation: 'Kieren bij ramen, deuren of het dak' },
      goed: { label: 'Nee, bijna niet', explanation: 'Kieren zijn dicht, met strips of kit' },
    },
  },
  ventilation: {
    label: 'Hoe komt er frisse lucht in huis?',
    choices: {
      natuurlijk: { label: 'Ramen en roosters', explanation: 'Er is geen ventilator' },
      mechanisch: { label: 'Afzuiging', explanation: 'Een ventilator zuigt steeds lucht af' },
      co2: { label: 'Afzuiging die meet', explanation: 'De ventilator regelt zichzelf' },
      wtw: { label: 'Met warmteterugwinning', explanation: 'Lucht gaat via een wtw-unit' },
    },
  },
  heating: {
    label: 'Hoe verwarmt u uw huis?',
    hint: 'Eén ketel voor het hele gebouw (blokverwarming), of olie, hout of elektrisch? Dan kloppen de bedragen voor verwarming niet. Bel ons.',
    choices: {
      'cv-ketel': { label: 'Cv-ketel op gas' },
      hybride: { label: 'Hybride warmtepomp', explanation: 'Een warmtepomp en een ketel' },
      warmtepomp: {
        label: 'Volledig elektrische warmtepomp',
        explanation: 'Zonder gas, met een buitenunit',
      },
      bodemwarmtepomp: { label: 'Bodemwarmtepomp', explanation: 'Met een bron in de grond' },
      warmtenet: { label: 'Warmtenet', explanation: 'Ook wel stadsverwarming' },
    },
  },
  emitters: {
    label: 'Hoe komt de warmte in de kamer?',
    choices: {
      radiatoren: { label: 'Gewone radiatoren' },
      'lage-temperatuur': {
        label: 'Lagetemperatuurradiatoren',
        explanation: 'Grote radiatoren, of met ventilatoren',
      },
      vloerverwarming: {
        label: 'Vloerverwarming',
        explanation: 'In het grootste deel van het huis',
      },
    },
  },
  hotWater: {
    label: 'Hoe maakt u warm water?',
    choices: {
      ketel: { label: 'Via de verwarming', explanation: 'De ketel, warmtepomp of het warmtenet' },
      zonneboiler: { label: 'Zonneboiler' },
      warmtepompboiler: { label: 'Warmtepompboiler' },
    },
  },
  cooking: {
    label: 'Waarop kookt u?',
    choices: {
      gas: { label: 'Gas' },
      elektrisch: { label: 'Elektrisch', explanation: 'Zoals inductie' },
    },
  },
  roofOrientation: {
    label: 'Naar welke kant ligt het dak met de meeste zon?',
    choices: {
      zuid: { label: 'Zuid' },
      'zuidoost-zuidwest': { label: 'Zuidoost of zuidwest' },
      'oost-west': { label: 'Oost of west' },
      noord: { label: 'Noord' },
    },
  },
};

/** Every question about a house that has a number as answer, in Dutch. */
export const NUMBER_QUESTIONS: Record<NumberField, NumberQuestion> = {
  bouwjaar: {
    label: 'In welk jaar is uw huis gebouwd?',
    hint: 'Ongeveer is goed genoeg.',
    noun: 'een jaar',
    slider: { min: 1900, step: 1 },
  },
  monthlyCostEur: {
    label: 'Wat betaalt u per maand aan energie?',
    hint: 'Het maandbedrag voor gas of warmte en stroom samen, met btw.',
    noun: 'een bedrag',
    unit: 'euro',
    slider: { min: 50, max: 400, step: 5 },
  },
  gasM3PerYear: {
    label: 'Hoeveel gas gebruikt u per jaar?',
    hint: 'Staat op de jaarnota van uw energiebedrijf.',
    noun: 'een verbruik',
    unit: 'm³',
    none: 'geen gas',
  },
  electricityKwhPerYear: {
    label: 'Hoeveel stroom koopt u per jaar?',
    hint: 'Staat op de jaarnota van uw energiebedrijf. Trek er niets af voor stroom die u teruglevert.',
    noun: 'een verbruik',
    unit: 'kWh',
    none: '0 kWh',
  },
  floorAreaM2: {
    label: 'Hoe groot is uw huis van binnen?',
    hint: 'Alle verdiepingen samen, zonder schuur en garage.',
    noun: 'een oppervlakte',
    unit: 'm²',
    slider: { min: 40, max: 250, step: 5 },
  },
  wallAreaM2: {
    label: 'Hoe groot is de buitenmuur?',
    hint: 'Alle buitenmuren samen, zonder ramen en deuren.',
    noun: 'een oppervlakte',
    unit: 'm²',
  },
  roofAreaM2: {
    label: 'Hoe groot is het dak?',
    hint: 'Het dakvlak zelf. Bij een schuin dak is dat groter dan de zoldervloer.',
    noun: 'een oppervlakte',
    unit: 'm²',
  },
  groundFloorAreaM2: {
    label: 'Hoe groot is de vloer van de begane grond?',
    noun: 'een oppervlakte',
    unit: 'm²',
  },
  windowAreaM2: {
    label: 'Hoeveel glas heeft uw huis?',
    hint: 'Alle ramen samen.',
    noun: 'een oppervlakte',
    unit: 'm²',
  },
  residents: {
    label: 'Hoeveel mensen wonen er in huis?',
    noun: 'een aantal',
    unit: 'mensen',
    one: 'persoon',
    slider: { min: 1, max: 8, step: 1 },
  },
  thermostatC: {
    label: 'Hoe warm is het in de woonkamer als u thuis bent?',
    noun: 'een temperatuur',
    unit: '°C',
    slider: { min: 15, max: 24, step: 0.5 },
  },
  solarPanels: {
    label: 'Hoeveel zonnepanelen liggen er al?',
    noun: 'een aantal',
    unit: 'panelen',
    one: 'paneel',
    none: 'geen panelen',
    slider: { min: 0, max: 30, step: 1 },
  },
  batteryKwh: {
    label: 'Hoeveel stroom kan uw thuisbatterij bewaren?',
    noun: 'een inhoud',
    unit: 'kWh',
    none: 'geen batterij',
  },
};

/** Where a value comes from, as its tag says it. */
export const ORIGIN_TAGS: Record<ShownOrigin, string> = {
  register: 'uit het register',
  visitor: 'door u ingevuld',
  assumption: 'onze aanname',
  'worked-out': 'uit uw verbruik',
  report: 'uit uw rapport',
};

/** The tag of an answer that could not be taken as it was given. */
export const ADJUSTED_TAG = 'door ons aangepast';

/** Other words of the questions. */
export const QUESTION_COPY = {
  unknown: 'Weet ik niet',
  allPossible: 'Wij houden rekening met elke ligging',
  assumed: (value: string) => `Onze aanname: ${value}`,
  // 'Matig' may be what was built, or what lies between bare and insulated: as an answer it is another house.
  assumedAverage: (value: string) =>
    value === 'matig'
      ? 'Wij rekenen met het gemiddelde van zulke huizen'
      : `Onze aanname: ${value}, het gemiddelde van zulke huizen`,
  average: 'weten wij niet (wij rekenen met het gemiddelde van zulke huizen)',
  slider: (label: string) => `${label} Schuifregelaar`,
  outOfBounds: (noun: string, bounds: string, used: string) =>
    `Kies ${noun} ${bounds}. Wij rekenen nu met ${used}.`,
  bounds: (low: string, high: string) => `van ${low} tot ${high}`,
  about: (question: string, given: string) => `${question} "${given}" kunnen wij niet gebruiken.`,
  adjusted: 'Wij hebben iets aangepast',
  given: (given: string) => `U vulde ${given} in.`,
  orMore: (given: string) => `${given} of meer`,
  uses: (used: string) => `Wij rekenen met ${used}.`,
  usesAtLeast: (used: string) => `Wij rekenen met ten minste ${used}.`,
  usesAtMost: (used: string) => `Wij rekenen met hoogstens ${used}.`,
  usesFirstYear: (used: string) => `Wij rekenen met ${used}, het vroegste jaar dat wij kennen.`,
  usesThisYear: (used: string) => `Wij rekenen met ${used}, als een huis dat nu wordt gebouwd.`,
  usesMeters: (used: string) => `Uw jaarverbruik gaat voor. Daarmee komen wij op ongeveer ${used}.`,
  usesAssumption: 'Wij rekenen met onze aanname.',
  noNumber: (used: string) => `Vul een getal in. Wij rekenen nu met ${used}.`,
} as const;

/** A question's label, whatever its kind. */
export const questionLabel = (field: AnswerField): string =>
  field in CHOICE_QUESTIONS
    ? CHOICE_QUESTIONS[field as ChoiceField].label
    : NUMBER_QUESTIONS[field as NumberField].label;
