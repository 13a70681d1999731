/** Interface texts for suggestions and verified fixes. */
import { countOf } from '@pagewright/contract/count-of';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const by = (label: string, writer: string | null): string =>
  writer === null ? label : `${label} · ${writer}`;

export const suggestionStrings = {
  suggestions: (writer: string | null) => by('AI suggestions', writer),
  suggestedAlt: (writer: string | null) =>
    writer === null ? 'Suggested alt text (AI):' : `Suggested alt text (AI · ${writer}):`,
  nothingToSuggest: 'AI has nothing to add for this page. Each issue above explains how to fix it.',
  altFrom: (from: string) => `From ${from}.`,
  needsPerson: 'Needs a person: nothing on the site says what this image shows.',
  toDescribe: 'The image to describe',

  title: 'New title',
  description: 'New meta description',
  headings: 'Headings',
  links: 'Internal links worth adding',
  level: (level: number) => `H${level}`,
  replaces: (text: string) => `instead of “${text}”`,
  added: 'as a new heading',
  linkTo: 'to',
  isNotMeasured: 'A suggestion. Its effect on the score was not measured.',
  withheld: 'For you to write',
  fallback: (parts: readonly string[], why: string) =>
    `The built-in assistant wrote the ${list.format(parts)} because ${why}.`,

  measuredFix: 'Measured fix',
  effect: (before: number, after: number) =>
    before === after ? 'Fix ready' : `Fix ready: page score ${before} → ${after}`,
  clearedWith: (title: string) => `The fix for “${title}” solves this too.`,
  toPaste: (pages: number) => `Ready for ${countOf(pages, 'page')}`,
  kinds: { words: 'Text to use', markup: 'HTML to paste', advice: 'What to do' },
  once: (pages: number, isInTemplate: boolean) =>
    isInTemplate
      ? `Change the template once: it fixes ${countOf(pages, 'page')}`
      : `The same for ${countOf(pages, 'page')}`,
  copyAll: (count: number) => `Copy all ${count}`,
  csv: 'Download CSV',
  showAll: (count: number) => `Show all ${count}`,
  without: (count: number, all: number) => `No suggestion for ${count} of ${countOf(all, 'page')}.`,
  textToUse: 'Text to use',
  html: 'HTML',
  before: 'Search result now',
  after: 'Search result with this fix',
  previewOf: (name: string) => `${name}, as it may look`,
  copyHtml: 'Copy as HTML',
  htmlCopied: 'HTML copied to clipboard',
} as const;
