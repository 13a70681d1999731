/** The texts of the rules on titles. */
import { limits } from '@pagewright/contract/limits';
import type { GroupTexts } from '../../rule-texts.ts';

export const titleTexts = {
  'title-missing': {
    title: 'Missing title tag',
    why: 'The title is the main source of the headline in search results and the name of the browser tab. Without one, search engines make up a headline of their own.',
    fix: 'Add a <title> to the head that says what this page is about.',
    messages: {
      absent: 'The head of this page has no title element.',
      empty: {
        title: 'Empty title tag',
        text: 'The title element in the head is empty.',
        fix: 'Write into the <title> what this page is about.',
      },
      'in-body': {
        text: 'The head of this page has no title element; the only one, “{title}”, is in the body.',
        fix: 'Move the <title> from the body into the head.',
      },
    },
  },
  'title-too-short': {
    title: 'Title too short',
    why: 'A very short title rarely tells a searcher what the page offers. No search engine sets a minimum: this is a rule of thumb.',
    fix: 'Extend the title with the subject of the page: what it is about, for whom, or where.',
    messages: {
      short:
        'The title has {length, plural, one {# character} other {# characters}}; about {from, number} to {to, number} characters leave room to say what the page is about.',
    },
  },
  'title-too-long': {
    title: 'Title too long: cut off in search results',
    why: 'Search results cut long titles to the width of the screen. Google sets no limit and reads the whole title: this is advice on what people see.',
    fix: `Put the words that matter first and trim the rest to ${limits.title.max} characters or fewer.`,
    messages: {
      cut: 'The title has {length, number} characters; search results show about {max, number} and would cut it to “{preview}”.',
    },
  },
  'title-multiple': {
    title: 'More than one title tag',
    why: 'A document may have only one title. Browsers take the first; a search engine may take another, often one that a plugin added.',
    fix: 'Keep the title that describes the page and remove the others.',
    messages: {
      several: 'The head has {count, number} titles; the first, “{first}”, is the one browsers show.',
    },
  },
  'title-outside-head': {
    title: 'Title tag outside the head',
    why: 'A title belongs in the head. One in the body may be overlooked, and other head tags have usually ended up there with it.',
    fix: 'Move the title into the head.',
    messages: {
      'in-body': 'The only title of this page is in its body.',
      'head-closed': {
        text: 'The only title of this page is in its body, because <{element}> ended the head before it.',
        fix: 'Move <{element}> from the head into the body; it is not allowed in the head.',
      },
    },
  },
  'title-placeholder': {
    title: 'Placeholder title',
    why: 'A default such as “Home” or “Untitled” tells searchers nothing, and search engines tend to replace it with a headline of their own.',
    fix: 'Replace the default with a title that names this page and the site.',
    messages: {
      default: 'The title “{title}” is a default that says nothing about this page.',
      host: {
        title: 'Title is only the host name',
        text: 'The title “{title}” is only the name of the host.',
        why: 'Search results show the host beside each title. A title that only repeats it says nothing about the page, and search engines tend to replace it.',
        fix: 'Write a title that names this page and the site.',
      },
      template: {
        title: 'Title names the template, not the page',
        text: 'The title “{title}” still names the template.',
        why: 'Searchers look for what the page offers, not for the template it was built with.',
        fix: 'Replace the name of the template with a title that names this page and the site.',
      },
      unpublished: {
        title: 'Title says the page is not for the public',
        text: 'The title “{title}” says that the page is not meant for the public.',
        why: 'The page can be indexed, so search results may show it under this title.',
        fix: 'Finish the page and give it a title, or set it to noindex.',
      },
    },
  },
  'title-keyword-stuffing': {
    title: 'Keyword stuffing in the title',
    why: 'A title that repeats one word in variations looks like spam to people and to Google, which then writes a headline of its own.',
    fix: 'Name the subject once and add what sets this page apart.',
    messages: { repeated: 'The title is a list that repeats “{word}”.' },
  },
  'title-duplicate': {
    title: 'Duplicate title tag',
    why: 'People tell search results apart by their titles. Google asks for titles that are distinct for each page and may write its own where they are not.',
    fix: 'Give each of these pages its own title that says what is on it.',
    messages: { shared: '{pages, number} pages have the title “{title}”.' },
  },
  'title-without-site-name': {
    title: 'Titles without the site or product name',
    why: 'In search results, a bare title such as “Events” or “SET” could be from anywhere, and it does not match a search for the product together with the subject. Google advises adding a short form of the site’s name to titles.',
    fix: 'Have the template add the site name after each page title, separated by a dash or a vertical bar.',
    messages: {
      bare: '{nameless, number} of {titles, number} titles do not say which site they belong to: “{examples}”.',
    },
  },
} as const satisfies GroupTexts;
