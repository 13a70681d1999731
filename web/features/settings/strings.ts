/** The words of the settings form: each line says what it adds in time and credits. */
import { limits } from '@pagewright/contract/limits';
import { messages } from '@pagewright/contract/messages/translate';

const { maxPages } = limits.settings;
const { aiSuggestionsPerPage, contentDuplication } = limits.credits;

export const strings = messages({
  loading: 'Loading',
  loadFailed: 'Failed to load settings',
  loadFailedText: 'Your default settings will be used instead.',
  tryAgain: 'Try again',
  saved: 'Settings updated',
  savedText: 'Your SEO analysis settings have been saved.',
  saveFailed: 'Failed to update settings',
  saveFailedText: 'Your changes were not saved. Try again.',

  unsaved: 'You have unsaved changes.',
  save: 'Save settings',
  saving: 'Saving...',
  discard: 'Discard',

  groups: {
    crawl: { heading: 'How we crawl', text: 'How many pages to crawl, and how fast.' },
    check: {
      heading: 'What we check',
      text: 'Turn one off to finish sooner. None of these cost extra credits.',
    },
    ai: { heading: 'AI', text: 'Ready-to-paste suggestions for each page.' },
  },

  maxPages: 'Maximum pages',
  maxPagesHint: `Limit the number of pages to analyze (${maxPages.min}-${maxPages.max})`,
  maxPagesEffect: {
    seconds:
      'At this delay {pages, plural, one {one page takes} other {{pages} pages take}} at least {time} s to crawl.',
    minutes:
      'At this delay {pages, plural, one {one page takes} other {{pages} pages take}} at least {time, plural, one {# minute} other {# minutes}} to crawl.',
  },
  crawlDelay: 'Crawl delay',
  crawlDelayUnit: 'ms',
  crawlDelayHint: 'Time to wait between two requests. Some servers block faster crawling.',
  followExternalLinks: 'Check external links',
  followExternalLinksHint: 'Checks the status of each external link once. Adds up to a minute, no credits.',

  analyzeImages: 'Images',
  analyzeImagesHint: 'Alt text, sizes and formats. Adds a few seconds.',
  analyzeLinkStructure: 'Link structure',
  analyzeLinkStructureHint: 'Click depth, orphan pages and broken internal links. Adds a few seconds.',
  analyzePageSpeed: 'Page speed',
  analyzePageSpeedHint: 'Measures pages in a browser while others are crawled. Adds a few seconds.',
  analyzeStructuredData: 'Structured data',
  analyzeStructuredDataHint: 'Checks the markup behind rich results. Adds no time.',
  analyzeMobileCompatibility: 'Mobile compatibility',
  analyzeMobileCompatibilityHint: 'Renders pages on a phone-sized screen. Adds a few seconds.',

  useAI: 'Use AI',
  useAIHint: `Suggestions, alt text, content quality and design analysis. Paid accounts: ${aiSuggestionsPerPage} credit for each page with suggestions and ${contentDuplication} for content duplication. Included in lite scans.`,
  aiModel:
    '{name} writes them. A scan of {pages, plural, one {one page} other {{pages} pages}} uses {tokens} at most; pages that have not changed are not sent again.',
  /** For whoever runs the server. */
  aiConnectAnother: 'To connect another model, run “npm run ai:setup” where the server runs.',
  aiConnect:
    'The built-in assistant writes them. To connect a language model, run “npm run ai:setup” where the server runs: one on this machine needs no key, and nothing leaves it.',
  aiOff: 'With AI off, a scan on a paid account costs only the scan itself. All checks still run.',
});

/** How long the crawl of so many pages takes at least. */
export function crawlTimeWords(pages: number, seconds: number): string {
  const { maxPagesEffect } = strings;
  return seconds < 60
    ? maxPagesEffect.seconds({ pages, time: Math.max(1, Math.round(seconds)) })
    : maxPagesEffect.minutes({ pages, time: Math.round(seconds / 60) });
}
