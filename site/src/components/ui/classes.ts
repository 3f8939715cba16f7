/** Class names in one string, without those that do not hold. */
export const classes = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;
