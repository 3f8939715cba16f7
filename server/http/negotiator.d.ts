/** As far as it is used here; the published types are of a version that knew no order of our own. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    mediaType(offered: readonly string[]): string | undefined;
    encodings(offered: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
