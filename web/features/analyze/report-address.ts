/** Where the dashboard shows the report of an analysis. */
export const reportAddress = (analysisId: string): string =>
  `/dashboard?analysis=${encodeURIComponent(analysisId)}`;
