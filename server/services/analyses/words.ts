/** What is said of analyses and comparisons that are refused or fail. */
import { messages } from '@pagewright/contract/messages/translate';

const gaveUp =
  'was interrupted and failed after {retries} retries. Nothing was charged. Try again; if the problem persists, contact support.';

export const words = messages({
  analysis: {
    gaveUp: `The analysis ${gaveUp}`,
    tooLong:
      'The analysis took longer than 15 minutes and was stopped. Nothing was charged. Try again with fewer pages or a shorter crawl delay.',
  },
  comparison: {
    gaveUp: `The comparison ${gaveUp}`,
    tooLong:
      'Analyzing the competitor took longer than 15 minutes. Nothing was charged. Try again, or set a shorter crawl delay in Settings.',
    mainGone: 'The analysis for this comparison has been deleted. Nothing was charged.',
    unreadable: '{sentence} Nothing was charged.',
    needsCredits: 'A comparison needs {price} credit; you have {credits}.',
    notAnalyzed: 'You have no analysis of {domain}. Analyze it first: a comparison starts from there.',
    ofOther: 'This analysis is of {analysed}, not of {domain}.',
    sameSite: 'This is the analyzed site itself. Enter the domain of another site.',
    notOf: 'This comparison is not of {domain}.',
  },
  cancelledTooOften:
    'You cancelled {most} analyses within an hour. You can start the next one in {minutes, plural, one {# minute} other {# minutes}}.',
  noBrowser: 'This server has no browser.',
  pageLimit:
    'Page analysis limit reached: trial accounts can analyze {most} pages. Purchase credits to analyze more.',
  needsCredits: 'A scan needs at least {least} credits; you have {credits}.',
  reanalysis: {
    needsCredits: 'You need 1 credit to reanalyze a page',
    unreadable: '{sentence} Nothing was charged.',
    tooSlow: 'The page took too long to respond. Nothing was charged.',
    notAPage: 'This page is not part of the analysis. Choose one of its pages.',
    held: 'Held for the reanalysis of {url}',
    released: 'Hold for the reanalysis of {url} released',
    charged: 'Reanalysis of {url}',
    failed: 'Reanalysis of {url} failed: nothing charged',
  },
  switchedOff: {
    images: 'Image analysis is turned off in Settings.',
    links: 'Link structure analysis is turned off in Settings.',
    performance: 'Page speed analysis is turned off in Settings.',
    structuredData: 'Structured data analysis is turned off in Settings.',
    mobile: 'Mobile compatibility analysis is turned off in Settings.',
  },
});
