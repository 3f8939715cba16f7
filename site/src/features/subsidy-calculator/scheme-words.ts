import type { CodeValues, OtherScheme, OtherSchemeCode } from '@sens/engine';
import { formatCents, formatDate } from '#lib/format-nl.ts';

const euro = (values: CodeValues, name: string) => formatCents(Number(values[name] ?? 0) * 100);

/** Where the national guide to municipal schemes stands (facts `gem.rest`). */
const SCHEME_GUIDE = 'https://www.verbeterjehuis.nl/energiesubsidiewijzer/';

interface SchemeWords {
  title: string;
  text: (values: CodeValues) => string;
  /** A page that helps further, where the source's own page is not the best one. */
  link?: { href: string; text: string };
}

function loanWords(v: CodeValues): string {
  const terms = String(v.looptijdenJaar).replace(/, (\d+)$/, ' of $1');
  return `Lenen van ${euro(v, 'minEur')} tot ${euro(v, 'maxEur')}. Is uw gezamenlijke inkomen lager dan ${euro(v, 'nulRenteOnderInkomenEur')}, dan betaalt u 0% rente. Het gaat om het verzamelinkomen op uw belastingaanslag. Looptijd ${terms} jaar; 20 jaar kan alleen boven ${euro(v, 'twintigJaarBovenEur')}.`;
}

const mortgageWords = (v: CodeValues) =>
  v.label === undefined
    ? `Voor energiemaatregelen mag de bank tot ${euro(v, 'maxEur')} meer lenen dan uw inkomen toelaat. Hoeveel, hangt af van uw energielabel. Vul dat in bij "Meer over u en uw huis".`
    : v.eur === 0
      ? `Met energielabel ${v.label} is er geen extra ruimte voor energiemaatregelen.`
      : `Met energielabel ${v.label} mag de bank voor energiemaatregelen ${euro(v, 'eur')} meer lenen dan uw inkomen toelaat.`;

/** Every scheme beside the ISDE in Dutch. */
export const SCHEME_WORDS: Record<OtherSchemeCode, SchemeWords> = {
  warmtefonds: { title: 'Energiebespaarlening van het Warmtefonds', text: loanWords },
  hypotheekruimte: { title: 'Extra ruimte in uw hypotheek', text: mortgageWords },
  'btw-zonnepanelen': {
    title: 'Btw op zonnepanelen',
    text: (v) => `U betaalt ${v.percent}% btw, voor de panelen en voor het leggen.`,
  },
  'btw-isolatie': {
    title: 'Btw op isolatie',
    text: (v) =>
      `Over het werk betaalt u ${v.arbeidProcent}% btw, over het materiaal ${v.materiaalProcent}%. Dit geldt voor woningen ouder dan 2 jaar.`,
  },
  'btw-overig': {
    title: 'Btw op de rest',
    text: (v) =>
      `Over installaties zoals een warmtepomp, en over nieuwe kozijnen en deuren, betaalt u ${v.percent}% btw.`,
  },
  svve: {
    title: 'SVVE, voor verenigingen van eigenaars',
    text: () =>
      'De VvE krijgt subsidie op maatregelen en op advies. Zij vraagt aan vóór het werk begint. Voor het gebouw kan de VvE ook zelf lenen bij het Warmtefonds, onder eigen voorwaarden. Een lening of hypotheek op uw eigen naam is er alleen voor wat u zelf betaalt.',
  },
  'isde-zakelijk': {
    title: 'ISDE voor zakelijke gebruikers',
    text: () =>
      'Voor verhuurders en bedrijven is er soms de ISDE voor zakelijke gebruikers, bijvoorbeeld voor een warmtepomp (RVO, 2023). Vraag die aan voordat u koopt, en vraag RVO welke regels nu gelden.',
  },
  svoh: {
    title: 'SVOH, voor verhuurders',
    text: (v) =>
      `Hoogstens ${euro(v, 'maxEurPerHome')} per woning. Met een warmtepomp of zonneboiler erbij hoogstens ${euro(v, 'maxWithPumpEurPerHome')}. Volgens de aankondiging loopt de regeling tot en met ${formatDate(String(v.until))}. Vraag bij RVO wat nu geldt.`,
  },
  gemeente: {
    title: 'Subsidie van uw gemeente',
    text: () =>
      'Gemeenten krijgen geld van het Rijk voor huizen waar de eigenaar zelf woont, met energielabel D tot en met G of met twee slecht geïsoleerde delen. Bedragen verschillen per gemeente en de pot kan leeg zijn.',
    link: { href: SCHEME_GUIDE, text: 'Zoek op met de Energiesubsidiewijzer' },
  },
};

/** A scheme in words. */
export function schemeWords({ code, values }: OtherScheme) {
  const { title, text, link } = SCHEME_WORDS[code];
  return { title, text: text(values), ...(link ? { link } : {}) };
}
