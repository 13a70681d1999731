/** Interface texts for suggestions and verified fixes. */
import { messages } from '@pagewright/contract/messages/translate';

export const suggestionStrings = messages({
  suggestions: 'AI suggestions',
  suggestionsBy: 'AI suggestions · {writer}',
  suggestedAlt: 'Suggested alt text (AI):',
  suggestedAltBy: 'Suggested alt text (AI · {writer}):',
  nothingToSuggest: 'AI has nothing to add for this page. Each issue above explains how to fix it.',
  altFrom: 'From {from}.',
  needsPerson: 'Needs a person: nothing on the site says what this image shows.',
  toDescribe: 'The image to describe',

  title: 'New title',
  description: 'New meta description',
  headings: 'Headings',
  links: 'Internal links worth adding',
  level: 'H{level}',
  replaces: 'instead of “{text}”',
  added: 'as a new heading',
  linkTo: 'to',
  isNotMeasured: 'A suggestion. Its effect on the score was not measured.',
  withheld: 'For you to write',
  fallback: 'The built-in assistant wrote the {parts} because {why}.',

  measuredFix: 'Measured fix',
  ready: 'Fix ready',
  effect: 'Fix ready: page score {before} → {after}',
  clearedWith: 'The fix for “{title}” solves this too.',
  toPaste: 'Ready for {pages, plural, one {# page} other {# pages}}',
  kinds: { words: 'Text to use', markup: 'HTML to paste', advice: 'What to do' },
  once: 'Change the template once: it fixes {pages, plural, one {# page} other {# pages}}',
  same: 'The same for {pages, plural, one {# page} other {# pages}}',
  copyAll: 'Copy all {count}',
  csv: 'Download CSV',
  showAll: 'Show all {count}',
  without: 'No suggestion for {count} of {all, plural, one {# page} other {# pages}}.',
  textToUse: 'Text to use',
  html: 'HTML',
  before: 'Search result now',
  after: 'Search result with this fix',
  previewOf: '{name}, as it may look',
  copyHtml: 'Copy as HTML',
  htmlCopied: 'HTML copied to clipboard',
});

export const suggestionsBy = (writer: string | null): string =>
  writer === null ? suggestionStrings.suggestions : suggestionStrings.suggestionsBy({ writer });
