/** The words of the content editor. */
export const strings = {
  title: 'Content Editor',
  description: 'Talk about one page with the AI.',
  invalidUrl: 'Invalid content editor URL',
  invalidUrlText:
    'The address must name an analysis and one of its pages. Open the editor from a page of a report.',
  backToDashboard: 'Back to Dashboard',
  backToAnalysis: 'Back to Analysis',
  loading: 'Loading analysis data',
  loadFailed: 'Unable to load analysis data',
  loadFailedText: 'The analysis may have been deleted, or the server could not be reached.',
  pageMissing: 'This page is not part of the analysis.',
  tryAgain: 'Try again',
} as const;
