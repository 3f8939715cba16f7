import { pictureIds } from '../../site/src/content-schemas/parts.ts';
import { type Parsed, type Problem, problemAt, textsIn } from './content-file.ts';
import { nearest } from './nearest.ts';
import { pictureList } from './pictures.ts';

const FIELDS: readonly PropertyKey[] = ['picture', 'photo'];

const REMEDY = 'kies een plaatje uit art/pictures.yaml';

/** The names that texts may give of pictures; of some that of the board that a page writes a town on. */
export interface Pictures {
  ids: ReadonlySet<string>;
  withBoard: ReadonlySet<string>;
}

/** Those of art/pictures.yaml. */
export function knownPictures(): Pictures {
  const list = pictureList();
  return {
    ids: new Set(list.map(({ id }) => id)),
    withBoard: new Set(list.filter(({ board }) => board).map(({ id }) => id)),
  };
}

/** Pictures that a text names and are not there, in Dutch: the build would stop, at whichever page came first. */
export function strangePictures(parsed: Parsed, pictures: Pictures): Problem[] {
  return textsIn(parsed.value).flatMap(([path, id]) => {
    if (!FIELDS.includes(path.at(-1) ?? '') || !pictureIds.safeParse(id).success) return [];
    // Beside its town's name, which a service's town page writes on it.
    const isOfTown = path.join('.') === 'landing.picture';
    const known = isOfTown ? pictures.withBoard : pictures.ids;
    if (known.has(id)) return [];
    const meant = nearest(id, known);
    const lacks = pictures.ids.has(id)
      ? `op het plaatje "${id}" is geen plaats voor de naam van een plaats`
      : `het plaatje "${id}" is er niet`;
    const message = `${path.join('.')}: ${lacks}; ${meant ? `bedoelt u ${meant}?` : REMEDY}`;
    return [problemAt(parsed, path, message)];
  });
}
