const list = new Intl.ListFormat('nl', { type: 'conjunction' });

/** Words with commas and "en" between: "het dak, de vloer en het glas". */
export const andList = (words: readonly string[]): string => list.format(words);
