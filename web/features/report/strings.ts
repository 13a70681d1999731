/** The words around one saved analysis. */
export const strings = {
  heading: 'SEO Analysis Results',
  detailsTitle: 'Analysis Details',
  detailsText: 'One saved analysis.',
  titleOf: (domain: string, date: string) => `${domain} · ${date}`,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  backToHistory: 'Back to History',
  loading: 'Loading',
  notFound: 'Error loading analysis',
  notFoundText: 'The requested analysis could not be found. It may have been deleted.',
  loadFailed: 'Error',
  loadFailedText: 'Failed to load analysis',
  invalidData: 'Invalid analysis data received',
  tryAgain: 'Try again',
} as const;
