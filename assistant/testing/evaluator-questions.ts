import { toQuestions } from './to-questions.ts';

/**
 * Of 165 questions by two who had read neither the site nor the assistant (150 right by eye at first, and the 15 out of scope
 * left to a person), those that went wrong; on some of them work was done.
 */
export const EVALUATORS = toQuestions([
  [
    'service',
    'we hebben een jaren 30 huis met een spouw van maar 4 cm, heeft volspuiten dan nog zin?',
    '/veelgestelde-vragen/isolatie-en-glas /isolatie',
    /smalle spouw/,
  ],
  [
    'service',
    'wat is beter tegen kou van onderen, folie met luchtkussens of dat gespoten schuim',
    '/veelgestelde-vragen/isolatie-en-glas /isolatie',
    /bodemisolatie|folie/,
  ],
  [
    'service',
    'hoeveel panelen passen er op een tussenwoning met dakkapel aan de zuidkant',
    '/veelgestelde-vragen/batterij-stroom-en-techniek /veelgestelde-vragen/warmtepomp-en-zonnepanelen',
    /trek de rand, de schoorsteen en de dakramen eraf/,
  ],
  [
    'service',
    'Wij hebben 10 zonnepannelen uit 2013 en de opbrengst zakt de laatste tijd flink. Waar kan dat aan liggen?',
    '/veelgestelde-vragen/warmtepomp-en-zonnepanelen',
    /dezelfde maand van vorig jaar/,
  ],
  [
    'service',
    'muur in de woonkamer blijft vochtig onderaan, behang laat los. Kan daar iets in gespoten worden?',
    '/veelgestelde-vragen/ventilatie-vocht-en-warm-water',
    /eerst moet de oorzaak weg/,
  ],
  [
    'subsidy',
    'ik heb in 2023 glas laten zetten en nooit iets aangevraagd, ben ik te laat?',
    '/veelgestelde-vragen /subsidies',
    /24 maanden/,
  ],
  [
    'complaint',
    'Ik heb drie weken geleden een offerte aangevraagd en niks meer gehoord, dit is echt slecht',
    '',
  ],
  ['hours', 'wnr zyn jullie open morge??', '/contact', /van 8\.00 tot 18\.00/],
  [
    'process',
    'Ik ben het niet eens met het energielabel dat ik gekregen heb, hoe maak ik bezwaar?',
    '/veelgestelde-vragen /energielabels',
    /welke gegevens zijn gebruikt/,
  ],
]);
