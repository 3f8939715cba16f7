import { distance } from '../../assistant/language/spelling.ts';

/** What was most likely meant: the nearest, when no more than a third of its letters differ. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const most = Math.floor(written.length / 3);
  const [best] = [...known]
    .map((each) => ({ each, far: distance(written, each, most) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return best?.each;
}
