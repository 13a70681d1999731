/** The verdict in one string, as a reader sees it. */
import { verdictParts } from '../report-figures.ts';

export const verdictSentence = (analysis: Parameters<typeof verdictParts>[0]): string =>
  verdictParts(analysis)
    .map(({ text }) => text)
    .join('');
