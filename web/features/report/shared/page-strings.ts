/** The words of a page card and of an issue in it. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import { limits } from '@pagewright/contract/limits';

const credits = countOf(limits.credits.reanalyzePage, 'credit');

export const pageStrings = {
  chat: 'Chat with AI',
  about: (name: string) => `about ${name}`,
  reanalyze: 'Reanalyze',
  reanalyzeCost: `Analyzes this page again for ${credits}`,
  reanalyzing: 'Reanalyzing...',
  /** The dashboard's toast and the saved analysis's are written differently, as the specification has them. */
  reanalyzedDashboard: 'Page Reanalyzed',
  reanalyzedSaved: 'Page reanalyzed',
  reanalyzedText: 'The page has been successfully reanalyzed with fresh data.',
  insufficient: 'Insufficient Credits',
  insufficientText: `You need ${credits} to reanalyze a page.`,
  failed: 'Error',
  failedText: 'Failed to reanalyze the page. Please try again.',
  failedInline: 'Could not reanalyze. Try again',
  getCredits: 'Get Credits',
  changed: (fixed: number, fresh: number) => `${formatNumber(fixed)} fixed, ${formatNumber(fresh)} new`,
  unchanged: 'Reanalyzed: no changes',

  title: 'Title',
  description: 'Meta description',
  preview: 'Search result',
  previewOf: (name: string) => `How a search result may show ${name}`,
  missing: 'Missing',
  headings: 'Headings',
  noHeadings: 'This page has no headings.',
  level: (level: number) => `H${level}`,
  more: (count: number) => `+${formatNumber(count)} more`,
  keywords: 'Keywords',
  keywordsOf: (name: string) => `Keywords of ${name}`,
  images: 'Images',
  noImages: 'This page has no images.',
  withSuggestedAlt: (name: string, count: number) =>
    `${name}, ${formatNumber(count)} with suggested alt text`,
  altMissing: 'no alt attribute',
  altEmpty: 'alt=""',
  altIs: (alt: string) => `alt="${alt}"`,
  copy: 'Copy',
  copyUrl: 'Copy URL',
  copyUrls: (count: number) => `Copy ${formatNumber(count)} URLs`,
  copied: 'Copied!',
  contentCopied: 'Content copied to clipboard',
  suggestionCopied: 'Suggestion copied to clipboard',

  checkedAs: 'Rendering',
  issues: 'Issues',
  wellDone: 'No issues found. This page is well optimized!',
  suggestions: 'AI optimization suggestions',
  noSuggestions:
    'No AI suggestions for this page: AI was off or did not cover this page. The issues above are complete.',
  suggestionsInIssues: 'See each issue above for its suggestion.',
  notEvaluated: (count: number) => `${countOf(count, 'check')} not run`,
  notChecked: (reason: string) => `Not checked: ${reason}`,
  notEvaluatedMark: 'Not checked',
  score: 'Score',
  scoreOf: (score: number, word: string) => `Score ${score} out of 100: ${word}.`,

  found: 'What we found',
  why: 'Why it matters',
  fix: 'How to fix',
  where: 'Where',
  foundValue: 'Found',
  wantedValue: 'Expected',
  snippetName: 'Markup',
  moreEvidence: (count: number) => `Show ${formatNumber(count)} more like this`,
  wholeSite: 'The whole site',
  under: (folder: string) => `all under ${folder}`,
  andMore: (count: number) => `and ${countOf(count, 'more page')}`,
  moreFound: (count: number) => `Also on ${countOf(count, 'more page')}.`,
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
} as const;
