import { wordsOf } from '#language/dutch.ts';
import type { Offer } from '#terms/index-file.ts';
import type { Question } from './read-question.ts';

const WORK =
  '(?:doe[nt]?|plaatsen|plaatst|leggen|legt|leveren|levert|installeren|installeert|vervangen|vervangt|verkopen|verkoopt|maken|maakt|zetten|zet|isoleren|isoleert|vullen|vult|bieden|biedt|regelen|regelt|verzorgen|verzorgt|begeleiden|begeleidt|helpen|helpt|adviseren|adviseert|verduurzamen|verduurzaamt|opstellen|uitvoeren|aanbieden)';
const US = '(?:jullie|u|sens)';

/** Whether we do some work, have something for sale, or are the ones to come to. */
const ASKS = [
  new RegExp(`\\b${WORK} ${US}\\b`),
  new RegExp(`\\b(?:heeft|hebben) ${US} (?:ook|zelf)\\b`),
  new RegExp(`\\b(?:kan|kun|kunt|kunnen|wil|wilt|willen) ${US} .*\\b${WORK}\\b`),
  new RegExp(`\\b(?:kan|kunnen|mag) (?:ik|we|wij) .*\\bbij ${US}\\b`),
  new RegExp(`\\b(?:kan|kunnen) (?:ik|we|wij) bij ${US}\\b`),
  /\b(?:zoek|zoeken) (?:iemand|een bedrijf|een vakman|een installateur|een partij)\b/,
];

/** How, when, or for how much: then it is taken for granted that we do it. */
const ELSE =
  /\b(?:hoe|hoeveel|hoelang|wanneer|waarom|welke?|waar|wie|kosten?|prijs|zelf doen|subsidie|garantie|korting|betalen|betaling|gegevens|afspraak|langskomen|voorrijkosten|bellen|onderhoud(?:en)?|onderhoudscontract|schoon(?:maken)?|reparatie|repareren|storing(?:en)?|vergunning|onderaannemers?|inhuren|huren)\b/;

/**
 * What we say to who asks if we do some work: nothing where that is not asked.
 * @param text of the question, with the words of the site
 */
export function offerFor(
  text: string,
  question: Question,
  offers: readonly Offer[],
): Offer | undefined {
  const said = wordsOf(text).join(' ');
  if (ELSE.test(said) || !ASKS.some((each) => each.test(said))) return undefined;
  const asked = new Set(
    question.asked.flatMap(({ typed, forms }) => [
      typed,
      ...[...forms].flatMap(([form, counts]) => (counts > 0.76 ? [form] : [])),
    ]),
  );
  return offers.find(({ about }) => about.some((word) => asked.has(word)));
}
