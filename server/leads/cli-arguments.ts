import { toHeaderText } from './mail/text.ts';

/** What may stand behind a command's name. */
interface Takes {
  /** Whether nothing may. */
  none?: true;
  /** Said when it is not there; a command without this does without. */
  missing?: string;
  /** Said when there is more: to do half of what was asked and be silent of the rest looks like all of it. */
  surplus: string;
  /** Whether that is it, and what is said when it is not. */
  shape?: readonly [fits: (argument: string) => boolean, otherwise: string];
}

/** Ten years. */
const MOST_DAYS = 3_653;

const EXAMPLE = 'SR-15MXE0';

/** @param left what did not happen, for who wonders whether half of it did */
const oneReference = (left: string) => `Geef één referentie per keer; ${left}.`;

const oneFile = (left: string) =>
  `Geef één bestand, en zet een naam met spaties tussen aanhalingstekens; ${left}.`;

const nothingBehind = (name: string) => `Achter ${name} hoort niets te staan; er is niets gedaan.`;

const isDays = (text: string) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_DAYS;

const isCount = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** Also said of what is too short to be either. */
export const WHOM_TO_ERASE =
  'Geef het hele e-mailadres, of van wie dat niet gaf het telefoonnummer; er is niets gewist.';

const COMMANDS = {
  list: {
    surplus: 'Geef alleen een aantal aanvragen.',
    shape: [isCount, 'Geef een aantal aanvragen van 1 of meer, zoals 100.'],
  },
  show: {
    missing: `Geef achter show een referentie, zoals ${EXAMPLE}.`,
    surplus: oneReference('er is niets getoond'),
  },
  stats: {
    surplus: 'Geef alleen een aantal dagen.',
    shape: [isDays, `Geef een aantal dagen van 1 tot ${MOST_DAYS}.`],
  },
  export: {
    missing: 'Geef achter export een bestand, zoals aanvragen.csv.',
    surplus: oneFile('er is niets gemaakt'),
  },
  redeliver: { surplus: oneReference('er is niets klaargezet') },
  done: {
    missing: `Geef achter done een referentie, zoals ${EXAMPLE}.`,
    surplus: oneReference('er is niets afgehandeld'),
  },
  erase: {
    missing: WHOM_TO_ERASE,
    surplus:
      'Geef één e-mailadres of nummer per keer; er is niets gewist. Een nummer schrijft u zonder spaties.',
  },
  purge: { none: true, surplus: nothingBehind('purge') },
  backup: { surplus: oneFile('er is geen kopie gemaakt') },
  restore: {
    missing: 'Geef achter restore het bestand van een reservekopie.',
    surplus: oneFile('er is niets teruggezet'),
  },
} as const satisfies Record<string, Takes>;

/** What can be asked of the leads. */
export type CommandName = keyof typeof COMMANDS;

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Asks for what there is to ask. */
const HELP: readonly (string | undefined)[] = ['help', '--help', '-h'];

/**
 * Reads what was typed behind `npm run leads --`.
 * @returns what to do, or that help was asked for, or a sentence on what is wrong with it
 */
export function readArguments(
  typed: readonly string[],
): { name: CommandName; argument: string | undefined } | 'help' | { wrong: string } {
  const [name, argument, ...more] = typed;
  if (HELP.includes(name)) return 'help';
  if (name === undefined) return { wrong: 'Zeg erbij wat u wilt doen, zoals list.' };
  if (!isCommand(name)) return { wrong: `"${toHeaderText(name, 40)}" ken ik niet.` };
  const wrong = wrongBehind(COMMANDS[name], argument, more);
  return wrong === undefined ? { name, argument } : { wrong };
}

function wrongBehind(
  { none, missing, surplus, shape }: Takes,
  argument: string | undefined,
  more: readonly string[],
): string | undefined {
  if (more.length > 0 || (none && argument?.trim())) return surplus;
  if (!argument?.trim()) return missing;
  return shape && !shape[0](argument) ? shape[1] : undefined;
}
