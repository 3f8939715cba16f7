import { create, type Font } from 'fontkit';

type Run = ReturnType<Font['layout']>;

const opened = new WeakMap<Uint8Array, Font>();

/** Twice the words of five and thirty reports of different houses; a word is 1 kB. */
const MOST_KEPT = 4000;

/** Asks for each thing once, as long as not too much is kept. */
function askedOnce<Key, Value>(ask: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? ask(key);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, value);
    return value;
  };
}

/** A document scales the places of the letters that it is given: each gets places of its own. */
function copyOf(run: Run): Run {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}

/** A font that lays out a word, and looks for a letter, once for all documents: a third of the work of a report was that. */
function remember(font: Font): Font {
  const layOut = font.layout.bind(font);
  const laidOut = askedOnce((text: string) => layOut(text));
  return Object.assign(font, {
    layout: (text: string, ...how: unknown[]): Run =>
      how.some((one) => one !== undefined)
        ? Reflect.apply(layOut, font, [text, ...how])
        : copyOf(laidOut(text)),
    hasGlyphForCodePoint: askedOnce(font.hasGlyphForCodePoint.bind(font)),
  });
}

/**
 * A font file read once for all documents: its tables, letters and words hold nothing of any of them.
 * @param file its bytes, the same object each time
 */
export function openFont(file: Uint8Array): Font {
  const font = opened.get(file) ?? remember(create(file));
  opened.set(file, font);
  return font;
}
