import { REPORT_LINK_DAYS } from '@sens/contract';
import type { StepsOf } from '#words/plan/steps-by-owner.ts';

/** Words that the report's page has and its PDF has not. */
export const PAGE_COPY = {
  greeting: (firstName: string) => `Dag ${firstName}, dit kan uw huis besparen`,
  greetingNobody: 'Dit kan uw huis besparen',
  nothingPays: (firstName: string) =>
    firstName
      ? `Dag ${firstName}, voor uw huis vinden wij nu geen maatregel die zich zeker terugverdient`
      : 'Voor uw huis vinden wij nu geen maatregel die zich zeker terugverdient',
  knowTooLittle: (firstName: string) =>
    `${firstName ? `Dag ${firstName}, wij` : 'Wij'} weten nog te weinig van uw huis voor een advies. Vul eerst het bouwjaar in.`,
  keep: 'Bewaar uw rapport',
  keepText: `De link werkt ${REPORT_LINK_DAYS} dagen. Wie de link heeft, kan uw rapport lezen en verbeteren.`,
  nothingLeft: (firstName: string) =>
    `${firstName ? `Dag ${firstName}, van` : 'Van'} de stappen die u wel wilt, verdient geen enkele zich nu zeker terug`,
  step: 'Stap',
  billCheck: 'Bekijk en verbeter',
  why: 'Alle cijfers en waarom',
  alreadyDone: 'Dit is al gedaan',
  notWanted: 'Dit wil ik niet',
  unwantedStep: (name: string) => `Op uw verzoek niet in het plan: ${name}`,
  doneStep: (name: string) => `Al gedaan: ${name}`,
  notDone: 'Zet terug in het plan',
  expected: (middle: string) => `Waarschijnlijk rond ${middle}.`,
  steps: (count: number, cost: string) =>
    `${count === 1 ? 'Het plan heeft één stap.' : `Het zijn ${count} stappen.`} ${cost}`,
  /** What all steps cost, by whose work they are. */
  cost: {
    own: (cost) => `U betaalt zelf ${cost}.`,
    shared: (cost) => `De kosten voor de VvE zijn ${cost}.`,
    both: (cost) => `De kosten zijn ${cost}, met die voor de VvE.`,
  } satisfies Record<StepsOf, (cost: string) => string>,
  /** In a picture of the house. */
  range: ({ best, worst }: { best: string; worst: string }) =>
    best === worst ? best : `${best} tot ${worst}`,
  ranges: (now: string, later: string) => `Naar schatting nu ${now}, straks ${later}.`,
  contents: 'In dit rapport',
  timeline: 'Van dit rapport tot de uitvoering',
  parts: { now: 'Nu', heat: 'Warmte', plan: 'Plan', pay: 'Betalen' },
  examples: 'Bekijk onze rekenvoorbeelden',
  calendar: 'Zet in uw agenda wanneer wij bellen',
  forAdviser: 'Bekijk alles wat erachter zit, voor de adviseur',
  loading: 'Uw rapport wordt nu gegenereerd...',
  again: 'Nieuwe aanvraag doen',
} as const;

/** What one can do with the report. */
export const ACTION_COPY = {
  pdf: 'Download als pdf',
  print: 'Print',
  copy: 'Kopieer de link',
  copied: 'De link is gekopieerd',
  byHand: 'Kopieer deze link',
  mail: 'Stuur door',
  mailSubject: 'Ons verduurzamingsrapport',
  mailBody: (link: string) => `Dit is het rapport over ons huis: ${link}`,
} as const;
