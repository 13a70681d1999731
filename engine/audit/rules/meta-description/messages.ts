/** The texts of the rules on meta descriptions. */
import { limits } from '@pagewright/contract/limits';
import type { GroupTexts } from '../../rule-texts.ts';

const { max } = limits.description;

export const metaDescriptionTexts = {
  'meta-description-missing': {
    title: 'Missing meta description',
    why: 'Google may show the description as the text of a search result. Without one it picks a passage from the page, which may not be the best.',
    fix: 'Write a sentence or two that sum up this page and put them into <meta name="description">.',
    messages: {
      absent: 'The head of this page has no meta description.',
      empty: {
        title: 'Empty meta description',
        text: 'The meta description in the head is empty.',
        fix: 'Fill the tag with a sentence or two that sum up this page.',
      },
      'in-body': {
        title: 'Meta description outside the head',
        text: 'The head of this page has no meta description; the only one is in the body.',
        fix: 'Move the <meta name="description"> from the body into the head.',
      },
    },
  },
  'meta-description-too-short': {
    title: 'Meta description too short',
    why: 'A few words rarely persuade a searcher, and Google is more likely to pick another passage. No search engine sets a minimum: this is a rule of thumb.',
    fix: 'Extend the description, so that it says what the page offers.',
    messages: {
      short: {
        text: 'The description has {length, plural, one {# character} other {# characters}}; search results have room for {from, number} to {to, number}.',
        fix: 'Extend the description to {from, number} to {to, number} characters that say what the page offers.',
      },
    },
  },
  'meta-description-too-long': {
    title: 'Meta description too long',
    why: 'Search results cut long descriptions to the width of the screen. Google sets no limit: this is advice on what people see.',
    fix: `Lead with the main point and trim the description to ${max} characters or fewer.`,
    messages: {
      cut: 'The description has {length, number} characters, about {width, number} px; search results show about {max, number}, or {maxPx, number} px.',
    },
  },
  'meta-description-multiple': {
    title: 'More than one meta description',
    why: 'A document may have only one meta description. If there are several, it is unclear which one, if any, a search result will show.',
    fix: 'Keep the description that sums up the page and remove the others, often added by a theme or plugin.',
    messages: { several: 'The head has {count, number} meta descriptions.' },
  },
  'meta-description-repeats-title': {
    title: 'Meta description repeats the title',
    why: 'A search result shows the description below the title. One that only repeats the title adds nothing, and Google is more likely to quote the page instead.',
    fix: 'Write a sentence or two that say what the page offers beyond its title, or remove the description.',
    messages: { repeated: 'The description only repeats the title.' },
  },
  'meta-description-duplicate': {
    title: 'Duplicate meta description',
    why: 'Google says that identical descriptions on every page are not helpful when individual pages appear in results, and picks text from the page instead.',
    fix: 'Write a description for each of these pages, or remove it so that search engines quote the page itself.',
    messages: { shared: '{count, number} pages have the same meta description: “{description}”.' },
  },
} as const satisfies GroupTexts;
