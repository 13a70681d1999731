/** The overall health of a site's content: two parts what the rules found, one part how keywords are used. */
export const combinedHealth = (contentScore: number, keywordScore: number): number =>
  Math.round((2 * contentScore + keywordScore) / 3);
