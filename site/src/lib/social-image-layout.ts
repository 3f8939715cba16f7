/** Width of a text in em, as its typeface sets it. */
export type Measure = (text: string) => number;

/** The room a title has, in pixels. */
export interface TitleRoom {
  width: number;
  height: number;
  /** Letters at their largest. */
  size: number;
  /** Height of a line, in em. */
  leading: number;
}

export interface FittedTitle {
  lines: string[];
  size: number;
}

/** Fills each line as far as it goes; a word wider than the line gets one of its own. */
function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Every way to spread words over a number of lines. */
function* spreads(words: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - lines + 1; first += 1)
    for (const rest of spreads(words.slice(first), lines - 1))
      yield [words.slice(0, first).join(' '), ...rest];
}

/** As many lines as filling takes, about equally long: the sum of the squares is least then. */
function balance(words: readonly string[], width: number, measure: Measure): string[] {
  let best = wrap(words, width, measure);
  let least = Number.POSITIVE_INFINITY;
  for (const lines of spreads(words, best.length)) {
    const widths = lines.map(measure);
    const sum = widths.reduce((total, each) => total + each ** 2, 0);
    if (sum < least && Math.max(...widths) <= width) [best, least] = [lines, sum];
  }
  return best;
}

/**
 * Sets a title as large as its room allows, in lines of about equal length.
 * @returns the lines and the size of the letters in pixels; nothing ever stands outside the room
 */
export function fitTitle(title: string, room: TitleRoom, measure: Measure): FittedTitle {
  const words = title.split(' ').filter((word) => word !== '');
  for (let size = room.size; ; size -= 1) {
    const lines = wrap(words, room.width / size, measure);
    const widest = Math.max(...lines.map(measure)) * size;
    if (widest <= room.width && lines.length * room.leading * size <= room.height)
      return { lines: balance(words, room.width / size, measure), size };
  }
}
