/** How strongly a part is tinted for its share of the loss; the figure beside it says the same. */
export const heatTint = (share: number) => Math.min(0.95, 0.06 + share * 2.1).toFixed(2);

/** Length and width of the arrow for a share of the loss, in units of the drawing. */
export const arrowSize = (share: number) => ({
  length: 20 + Math.min(share, 0.45) * 62,
  width: 6 + Math.min(share, 0.45) * 40,
});
