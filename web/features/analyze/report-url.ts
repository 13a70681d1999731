/** Where the dashboard shows the report of an analysis. */
export const reportUrl = (analysisId: string): string =>
  `/dashboard?analysis=${encodeURIComponent(analysisId)}`;
