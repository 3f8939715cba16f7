/** The light of a colour as WCAG reckons it, from its parts of 0 to 255. */
export function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colours as a browser computes them, "rgb(18, 55, 42)".
 * @throws Error when one of them lets what is behind it through
 */
export function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const parts = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if ((parts[3] ?? 1) < 1) throw new Error(`see-through: ${colour}`);
    return luminance(parts.slice(0, 3));
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
