import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from './line-at.ts';

/** The folder of the figures, from the root: the only code that who writes texts has to do with. */
export const FIGURES = 'engine/figures';

/** Texts and comments, in which a comma between digits is one. */
const WORDS = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

const DECIMAL_COMMA = /(?<![\w.])\d+,\d+/g;

/**
 * Amounts with a decimal comma, in Dutch: to the engine `5,25` is a 5 and then a 25.
 * @param folder with the figures, or a copy of it
 */
export function figureSlips(folder: string): string[] {
  return globSync('*.ts', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const bare = text.replaceAll(WORDS, (words) => words.replaceAll(/[^\n]/g, ' '));
      return [...bare.matchAll(DECIMAL_COMMA)].map(
        ({ 0: typed, index }) =>
          `${FIGURES}/${file}, regel ${lineAt(bare, index)}: "${typed}": schrijf een getal hier met een punt: ${typed.replace(',', '.')}`,
      );
    });
}

const PLACE = /\/(engine\/figures\/[\w-]+\.ts):(\d+)/;

/**
 * What is wrong in a figure that cannot be loaded, in Dutch.
 * @param error as it came from the import of code that uses the figures
 * @returns undefined where it is about something else
 */
export function unreadFigure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, file, line] = PLACE.exec(error.stack?.replaceAll('\\', '/') ?? '') ?? [];
  if (!file) return undefined;
  return `${file}, regel ${line}: ${whatIsWrong(error)}`;
}

function whatIsWrong({ name, message }: Error): string {
  const [, sign] = /^Unexpected character '(.+)'/.exec(message) ?? [];
  if (sign) return `het teken "${sign}" hoort hier niet`;
  const [, unknown] = /^(\S+) is not defined/.exec(message) ?? [];
  if (unknown) return `de naam "${unknown}" bestaat niet; zet een tekst tussen '...'`;
  return name === 'SyntaxError'
    ? 'dit is niet te lezen; hier of op de regel erboven ontbreekt een komma, haakje of aanhalingsteken'
    : message;
}

/**
 * Ends a command with what is wrong in a figure, instead of a trace.
 * @throws the error, where it is about something else
 */
export function sayFigureSlip(error: unknown): never {
  const told = unreadFigure(error);
  if (told === undefined) throw error;
  console.error(told);
  process.exit(1);
}
