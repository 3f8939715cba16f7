/** What is said of a figure by how sure it is; nothing for A and B. */
export const CONFIDENCE_NOTES: Record<'A' | 'B' | 'C' | 'D' | 'G', string> = {
  A: '',
  B: '',
  C: 'indicatief',
  D: 'afgeleid, indicatief',
  G: 'algemene kennis',
};
