/** The texts of the rules on headings. */
import type { GroupTexts } from '../../rule-texts.ts';

export const headingsTexts = {
  'h1-missing': {
    title: 'Missing H1 heading',
    why: 'The H1 tells readers, screen readers and search engines what the page is about, and Google may use it for the headline of a result. No standard requires one.',
    fix: 'Add one H1 that names the topic of the page; it may be hidden visually, but should be in the HTML.',
    messages: {
      'no-heading': 'The page has no heading at all.',
      'no-h1': {
        text: 'The page has no H1; its first heading is an H{level, number}, “{first}”.',
        fix: 'If “{first}” names the topic of the page, make it the H1; otherwise add an H1 above it.',
      },
    },
  },
  'h1-multiple': {
    title: 'More than one H1 heading',
    why: 'Several H1s are valid HTML and Google copes with them. If the page has one main topic, a single H1 makes that clearer to people who navigate by headings.',
    fix: 'Keep the H1 that names the page and make the others H2.',
    messages: {
      several: 'The page has {count, number} H1 headings.',
      repeated: {
        title: 'Same H1 heading more than once',
        text: 'The page has {count, number} H1 headings with the same text.',
        fix: 'Keep this H1 once and delete the others.',
      },
    },
  },
  'h1-no-text': {
    title: 'H1 without text',
    why: 'A heading without text names nothing, neither for search engines nor for screen readers.',
    fix: 'Give the H1 text that names the topic of the page.',
    messages: {
      empty: { title: 'Empty H1 heading', text: 'The H1 of this page is empty.' },
      named: {
        title: 'H1 without text of its own',
        text: 'The H1 of this page has no text of its own: “{name}” is read in its place.',
        why: 'The alternative text or label is all that search engines and screen readers get of this heading.',
        fix: 'Add text that names the topic of the page to the H1, beside the image if there is one.',
      },
    },
  },
  'h1-same-everywhere': {
    title: 'Same H1 heading on every page',
    why: 'The H1 should name the subject of its page. The same one everywhere, often the name of the site, describes none of them; Google may use it for the headline of a result.',
    fix: 'Make the name of the site a plain link or paragraph in the template, and the name of each page its H1.',
    messages: { same: '{same, number} pages of {pages, number} have the H1 “{heading}”.' },
  },
  'heading-empty': {
    title: 'Empty heading',
    why: 'Screen readers announce a heading and then have nothing to read, and the page outline has a gap.',
    fix: 'Remove the empty heading, or give it text that names its section.',
    messages: { empty: '{count, plural, one {# heading is} other {# headings are}} empty.' },
  },
  'heading-level-skipped': {
    title: 'Skipped heading level',
    why: 'People who navigate by headings may think a section is missing when a level is skipped. Search engines largely ignore it.',
    fix: 'Use the next level down, and set its size with CSS.',
    messages: {
      one: {
        text: '1 heading skips a level, from H{before, number} to H{level, number}.',
        fix: 'Make “{heading}” an H{wanted, number}, and set its size with CSS.',
      },
      several:
        '{count, number} headings skip a level; the first time, from H{before, number} to H{level, number}.',
    },
  },
  'headings-absent': {
    title: 'Long text without subheadings (H2)',
    why: 'People scan before they read. Subheadings let them, and let search engines and assistants point at a part of the page.',
    fix: 'Break the text into sections, each under an H2 that says what it is about.',
    messages: { absent: 'The main text has {words, number} words and no heading from H2 to H6.' },
  },
} as const satisfies GroupTexts;
