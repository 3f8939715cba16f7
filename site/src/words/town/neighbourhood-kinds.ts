import type { Town } from '../../town-schemas.ts';

export type Neighbourhood = Town['neighbourhoods'][number];

const sum = (values: readonly number[], from: number, to: number) =>
  values.slice(from, to).reduce((all, each) => all + each, 0);

/** A neighbourhood is of a time when at least this share of its homes is, in per cent. */
const MOSTLY = 45;
/** More names make a sentence that nobody reads. */
const MOST_NAMES = 3;

const ofTime =
  (from: number, to: number) =>
  ({ periods }: Neighbourhood) =>
    periods !== undefined && sum(periods, from, to) >= MOSTLY;

/** What a neighbourhood may be, by the name that the rules call it. */
const KINDS = {
  stadswarmte: ({ districtHeating = 0 }) => districtHeating >= 50,
  /** So many have district heating that none of it is praised for another way to heat. */
  'deels-stadswarmte': ({ districtHeating = 0 }) => districtHeating >= 15,
  flats: ({ types }) => (types?.[4] ?? 0) >= 60,
  vooroorlogs: ofTime(0, 1),
  kaal: ofTime(1, 3),
  dun: ofTime(3, 5),
  /** Of the years whose floors are still bare; homes of the ten years after have little left to insulate. */
  'dun-vroeg': ofTime(3, 4),
  jong: ofTime(5, 8),
  nieuw: ({ periods }) => periods !== undefined && sum(periods, 5, 8) > 50,
  bekend: ({ periods }) => periods !== undefined,
  'eigen-dak': ({ types }) => types !== undefined && sum(types, 0, 4) >= 65,
  rij: ({ types }) => types !== undefined && sum(types, 0, 2) >= 55,
  vrij: ({ types }) => types !== undefined && sum(types, 2, 4) >= 30,
  zon: ({ panels = 0 }) => panels >= 40,
  schaduw: ({ panels }) => panels !== undefined && panels < 15,
  koop: ({ owned = 0 }) => owned >= 65,
  huur: ({ owned }) => owned !== undefined && owned < 45,
  'veel-gas': ({ gas = 0, districtHeating = 0 }) => gas >= 850 && districtHeating < 10,
  anders: () => true,
} satisfies Record<string, (each: Neighbourhood) => boolean>;

export type NeighbourhoodKind = keyof typeof KINDS;

const isKind = (kind: string): kind is NeighbourhoodKind => kind in KINDS;

/** @throws Error when a kind does not exist, so that a typing error stops the build */
function kindOf(kind: string): (each: Neighbourhood) => boolean {
  if (isKind(kind)) return KINDS[kind];
  const known = Object.keys(KINDS).join(', ');
  throw new Error(`content/town-rules: "${kind}" is geen soort buurt: kies uit ${known}`);
}

/** Whether a neighbourhood is of a kind. */
export const isOfKind = (each: Neighbourhood, kind: NeighbourhoodKind): boolean =>
  KINDS[kind](each);

/** The neighbourhoods that are not of a kind; all of them where no kind is named. */
export const without = (all: readonly Neighbourhood[], kind: string | undefined): Neighbourhood[] =>
  all.filter((each) => !kind || !kindOf(kind)(each));

/**
 * What the rules say of a neighbourhood: the words of the first kind that it is of.
 * @throws Error when a kind does not exist, so that a typing error stops the build
 */
export function adviceFor(
  neighbourhood: Neighbourhood,
  cells: Readonly<Record<string, string>>,
): string | undefined {
  for (const [kind, words] of Object.entries(cells)) {
    if (kindOf(kind)(neighbourhood)) return words;
  }
  return undefined;
}

/** Names in a row: "A, B en C". */
export const listed = (names: readonly string[], word = 'en'): string | undefined =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}` : names[0];

/** The largest neighbourhoods of a kind, as words for a sentence. */
export const namesOf = (all: readonly Neighbourhood[], kind: NeighbourhoodKind, word?: string) =>
  listed(
    all
      .filter(KINDS[kind])
      .sort((a, b) => (b.homes ?? 0) - (a.homes ?? 0))
      .slice(0, MOST_NAMES)
      .map(({ name }) => name),
    word,
  );
