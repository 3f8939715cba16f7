import { wordsOf } from '#language/dutch.ts';

/** Of what a message consists that asks for nothing but a call, and says when. */
const KNOWN = new Set(
  'hallo hoi goedemorgen goedemiddag goedenavond dag bel belt bellen gebeld belletje terug terugbellen teruggebeld terugbel opbellen opgebeld me mij ons maar eens even dan toch graag aub alsjeblieft alstublieft svp wil wilt kan kun kunt kunnen zou zouden jullie je u iemand adviseur word worden mag ik wij we nog ook weer pas vandaag morgen overmorgen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ochtend ochtends voormiddag middag middags namiddag avond avonds s vanochtend vanmiddag vanavond morgenochtend morgenmiddag morgenavond week weekend volgende deze werkdag na voor om rond tussen tegen vanaf tot tijdens half kwart over uur en of van op in de het mijn onze werk thuis lunch pauze liefst liever laat later laatst vroeg een twee drie vier vijf zes zeven acht negen tien elf twaalf drieen vieren vijven zessen zevenen achten negenen tienen'.split(
    ' ',
  ),
);
const FIGURE = /^\d{1,2}$/;

/** Who is to be called: "bel me", "kunt u mij bellen", "ik word graag gebeld". */
const CALL_ME =
  /\b(?:bel|belt|bellen|terugbellen|opbellen|terugbel)\b.*\b(?:me|mij|ons)\b|\b(?:me|mij|ons)\b.*\b(?:bel|belt|bellen|terugbellen|opbellen)\b|\b(?:terug|op)?gebeld\b/;

/** Who asks whether somebody will, or waits for who would. */
const NO_WISH = /^word(?:en)?\b|(?<=\w )zou(?:den)?\b(?!.*\bgraag\b)/;

/** When nobody calls, or only just. */
const LATE =
  /avond|weekend|zaterdag|zondag|\bna (?:mijn werk|vijf|vijven|zes|zessen|zeven|zevenen|acht|achten|[5-8]|1[7-9]|2\d)\b/;

/** Any word of when. */
const WHEN =
  /\b(?:vandaag|morgen|overmorgen|\w+dag|voormiddag|(?:s )?(?:och|mid)\w+|van(?:ochtend|middag)|morgen\w+|na|om|rond|tussen|tegen|vanaf|voor|tijdens)\b/;

/** The questions that the site answers, by what such a message says of the time. */
export const CALLS = {
  late: 'Kunt u mij ’s avonds bellen?',
  when: 'Kan ik kiezen hoe laat u mij belt?',
  any: 'Kan iemand mij terugbellen?',
} as const;

/** What a message asks in full that wants nothing but a call, whatever day or hour it names. */
export function callWanted(text: string): (typeof CALLS)[keyof typeof CALLS] | undefined {
  const words = wordsOf(text);
  if (!words.every((word) => KNOWN.has(word) || FIGURE.test(word))) return undefined;
  const said = words.join(' ');
  if (!CALL_ME.test(said) || NO_WISH.test(said)) return undefined;
  if (LATE.test(said)) return CALLS.late;
  return WHEN.test(said) ? CALLS.when : CALLS.any;
}
