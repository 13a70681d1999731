/** Combines the content score (two parts) and the keyword score (one part). */
export const combinedHealth = (contentScore: number, keywordScore: number): number =>
  Math.round((2 * contentScore + keywordScore) / 3);
