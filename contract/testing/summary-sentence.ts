/** The summary of a report in one string, as a reader sees it. */
import { summarySegments } from '../report/summary.ts';

export const summarySentence = (analysis: Parameters<typeof summarySegments>[0]): string =>
  summarySegments(analysis)
    .map(({ text }) => text)
    .join('');
