/** The texts of the rules on content. */
import type { GroupTexts } from '../../rule-texts.ts';

const garbledIn = '{place, select, head {The title or description} other {The visible text}} contains';
const listsRepeat =
  '{lists, plural, one {# list page repeats} other {# list pages repeat}} the whole text of {articles, plural, one {# article that is a page of its own} other {# articles that are pages of their own}}';

export const contentTexts = {
  'content-thin': {
    title: 'Thin content: little text',
    why: 'A page with little text rarely answers what its visitors came for. Google has no preferred word count: this is a rule of thumb.',
    fix: 'Add what a visitor would still want to know, or merge the page with one on the same subject.',
    messages: {
      little: 'The main content has {words, plural, one {# word} other {# words}}.',
      none: {
        title: 'No text in the main content',
        text: 'The main content has {words, number} words.',
        fix: 'Write what visitors and search engines should learn from this page, or take it out of the index.',
      },
    },
  },
  'content-duplicate-exact': {
    title: 'Duplicate content: pages with the same text',
    why: 'Google shows only one of these pages and decides which; links to the others may be counted separately.',
    fix: 'Keep one of them: redirect the others to it or set it as their canonical. If they are meant to differ, write what makes each one different.',
    messages: {
      same: '{pages, number} pages have the same main text of {words, plural, one {# word} other {# words}}, and none of them has another as its canonical.',
    },
  },
  'content-duplicate-near': {
    title: 'Near-duplicate content: pages with almost the same text',
    why: 'Pages that differ in a few words compete with each other, and search engines tend to show only one of them.',
    fix: 'Merge them, set one as the canonical of the others, or give each one content of its own.',
    messages: { alike: 'The main texts of {pages, number} pages are about {percent, number}% identical.' },
  },
  'content-placeholder-text': {
    title: 'Placeholder text',
    why: 'Text that stands in for something else tells visitors and search engines that the page is not finished.',
    fix: 'Replace the placeholders with real text.',
    messages: {
      filler: {
        title: 'Filler text: lorem ipsum',
        text: 'The visible text contains filler text.',
        why: 'Filler such as lorem ipsum tells visitors and search engines that the page is not finished.',
        fix: 'Replace the filler with real text, or delete the block.',
      },
      token: {
        title: 'Unfilled template token: {token}',
        text: '{place, select, head {The title or description} other {The visible text}} contains {tokens, plural, one {# template token} other {# template tokens}} such as {token}.',
        why: 'Visitors see the name of a variable where a value should be, and so do search results.',
        fix: 'Fix the template, or the data it gets, so that {token} is filled in.',
      },
      both: 'The visible text contains filler text and {tokens, plural, one {# template token} other {# template tokens}} such as {token}.',
    },
  },
  'content-template-leftover': {
    title: 'Template sample text left on the page',
    why: 'Sample texts such as “Featured title” or “Your Website 2023” are the same on thousands of sites. They tell visitors that the page is not finished.',
    fix: 'Replace the sample text with your own, or delete the block.',
    messages: {
      leftover: {
        title: 'Template sample text: “{sample}”',
        text: 'The page still says “{sample}”, which came with its template.',
      },
      images: {
        title: 'Placeholder images left on the page',
        text: '{images, plural, one {# image comes} other {# images come}} from a service that serves placeholders.',
        why: 'Gray boxes and random pictures tell visitors that the page is not finished.',
        fix: 'Replace each of them with an image of your own, or delete it.',
      },
    },
  },
  'content-soft-404': {
    title: 'Soft 404: error page with status 200',
    why: 'Google calls this a soft 404: the page is left out of the index, but it is fetched again and again because its status says everything is fine.',
    fix: 'Return status 404, or 410 if the page is gone for good; redirect only to a page that replaces it.',
    messages: {
      'not-found':
        'The page returns status {status}, but its {where, select, title {title says} h1 {main heading says} other {first lines say}} “{phrase}”, and it has only {words, plural, one {# word} other {# words}}.',
    },
  },
  'site-soft-404-handler': {
    title: 'Soft 404: missing pages return status 200',
    why: 'When every made-up URL returns 200, search engines spend their time on pages that do not exist and broken links go unnoticed.',
    fix: 'Have the server return 404 (or 410) for URLs it does not know; the page people see can stay as it is.',
    messages: {
      direct: '{url}, a URL made up for this test, returns {status}.',
      redirected: {
        title: 'Soft 404: missing pages are redirected',
        text: '{url}, a URL made up for this test, returns {status} after a redirect to {target}.',
        why: 'When every made-up URL is redirected to a page, search engines treat it as a soft 404, visitors do not learn that the page is gone, and broken links go unnoticed.',
        fix: 'Have the server return 404 (or 410) for URLs it does not know, without a redirect.',
      },
    },
  },
  'content-keyword-overuse': {
    title: 'Keyword used unnaturally often (keyword stuffing)',
    why: 'Text that keeps repeating a term reads badly, and stuffing is against Google’s policies. There is no official density: the figure is a rule of thumb.',
    fix: 'Vary the wording: use pronouns and synonyms, and drop repetitions that add nothing.',
    messages: {
      overused:
        '“{keyword}” is used {count, number} times in {words, number} words ({density, number}%), though the title, the headings and the URL do not contain it.',
    },
  },
  'content-phrase-stuffing': {
    title: 'One phrase fills the text (keyword stuffing)',
    why: 'A text that repeats one phrase in almost every sentence reads as if written for machines, and is against Google’s spam policies.',
    fix: 'Rewrite the text for people: name the subject where a reader needs it.',
    messages: {
      stuffed:
        '“{keyword}” is used {count, number} times in {words, number} words: {share, number}% of the text.',
    },
  },
  'content-keyword-underuse': {
    title: 'Opening does not mention the subject of the title (keywords)',
    why: 'When no word of the title appears in the heading or at the start of the text, readers wonder whether they are in the right place.',
    fix: 'Work a word or two of the title into the opening, where it reads naturally.',
    messages: {
      unmentioned:
        'The main heading and the first 200 words mention none of the words that name the subject in the title: {terms}.',
    },
  },
  'content-readability': {
    title: 'Long sentences: text is hard to read (reading ease)',
    why: 'Long sentences tire readers. Search engines do not grade this, and some subjects need long words: judge it by your readers.',
    fix: 'Split the longest sentences and use the plainer word where there is one.',
    messages: {
      difficult:
        'The reading ease of the text is {score, number} of 100 (very difficult), with {words, number} words per sentence on average.',
    },
  },
  'content-hidden-text': {
    title: 'Hidden text',
    why: 'Hiding text from visitors to influence search rankings is against Google’s spam policies.',
    fix: 'Remove the text or show it. Text in menus, tabs and accordions is fine.',
    messages: {
      hidden:
        '{words, plural, one {# word} other {# words}} on the page are never shown, on a phone or on a desktop, and are not part of a menu, tab or dialog we recognize.',
    },
  },
  'content-cannibalisation': {
    title: 'Two pages on the same subject (keyword cannibalization)',
    why: 'When two pages promise the same thing, readers and search engines cannot tell which one to choose. No search engine documents a penalty for it.',
    fix: 'Merge the two pages, or make the title and heading of each say what only that page offers.',
    messages: {
      alike: '“{one}” and “{other}” share {percent, number}% of the words of their titles and main headings.',
    },
  },
  'content-doorway': {
    title: 'Pages that differ only in a name (doorway pages)',
    why: 'Google may treat pages whose text differs only in the name of a town or product as doorway pages, which are against its spam policies. They also compete with each other.',
    fix: 'Give each page content that applies only to its place or product, or merge them into one page.',
    messages: {
      swapped:
        '{pages, number} pages have the same text, with little but the name changed: “{one}”, “{other}”.',
    },
  },
  'content-author-missing': {
    title: 'Article without an author (byline)',
    why: 'Google advises making it clear who wrote an article, with a byline where readers expect one. That helps readers judge what they read.',
    fix: 'Add a byline that links to a page about the author, and the author in the structured data.',
    messages: {
      none: 'The article has no byline and no author in its structured data.',
      'meta-only': {
        title: 'Author named only in a meta tag',
        text: 'The article names its author, {author}, only in a meta tag that nobody sees.',
        fix: 'Show “{author}” in a byline, and add the author to the structured data.',
      },
    },
  },
  'content-mojibake': {
    title: 'Garbled characters (encoding)',
    why: 'Visitors see signs in place of letters, and searches for the right word do not find the page.',
    fix: 'Store and send the page as UTF-8 throughout, and escape text only once.',
    messages: {
      unreadable: {
        title: 'Characters that could not be read (�)',
        text: `${garbledIn} {characters, plural, one {# character} other {# characters}} that could not be read (�).`,
        fix: 'Restore the characters from the original text, and store and send the page as UTF-8.',
      },
      garbled: {
        title: 'Garbled characters such as {example} (encoding)',
        text: `${garbledIn} sequences such as {example}.`,
        fix: 'Read and store the text as UTF-8 throughout: somewhere on its way it was read as another encoding.',
      },
      escaped: {
        title: 'Characters escaped twice, such as {example}',
        text: `${garbledIn} references escaped twice such as {example}.`,
        fix: 'Escape text once: somewhere the & of {example} is escaped again.',
      },
      several: `${garbledIn} characters that were read in the wrong encoding or escaped twice, such as {example}.`,
    },
  },
  'content-error-output': {
    title: 'Server error message on the page',
    why: 'Part of the page failed, and visitors and search engines see the error message instead. It also reveals server paths and names.',
    fix: 'Fix the error it names, write errors to a log and turn off their display on the live site.',
    messages: {
      shown: {
        title: 'Error message from {by} on the page',
        text: 'The page shows an error message from {by}.',
      },
      fatal: {
        title: 'Fatal error from {by} on the page',
        text: 'The page shows an error message from {by}, which stopped it.',
        why: 'The page ends where the error occurred: visitors and search engines see the message instead of what should follow. It also reveals server paths and names.',
      },
      'database-shown': {
        title: 'Database error on the page',
        text: 'The page shows an error message from the database.',
      },
    },
  },
  'content-list-repeats-articles': {
    title: 'List page repeats whole articles (duplicate content)',
    why: 'Each article exists twice, on the list and on its own page, and the two compete in search. The list gets long, slow and hard to scan.',
    fix: 'Show the title, a few sentences and a link for each article on the list, and the whole text on its own page only.',
    messages: {
      repeated: `${listsRepeat}; the longest has {words, plural, one {# word} other {# words}}.`,
    },
  },
  'charset-missing': {
    title: 'Character encoding not declared (charset)',
    why: 'Browsers guess the encoding of such a page. Where they guess wrong, characters such as ä, é or “ come out garbled.',
    fix: 'Put <meta charset="utf-8"> at the top of the head, or send it in the Content-Type header.',
    messages: {
      none: 'Neither the page nor its Content-Type header declares an encoding, and the text has characters such as “{sign}”.',
      'other-bytes': {
        text: 'Neither the page nor its Content-Type header declares an encoding, and the text has characters such as “{sign}” that are not saved as UTF-8.',
        fix: 'Save the page as UTF-8 first, then put <meta charset="utf-8"> at the top of the head; the tag alone would garble these characters.',
      },
      late: {
        title: 'Character encoding declared too late (charset)',
        text: 'The encoding is declared only after the first 1,024 bytes, where browsers do not look, and the text has characters such as “{sign}”.',
        fix: 'Move <meta charset="utf-8"> to the top of the head, within the first 1,024 bytes.',
      },
    },
  },
  'charset-conflict': {
    title: 'Charset header contradicts the meta tag',
    why: 'The header wins over the meta tag. If the page is really in the encoding of its meta tag, its special characters come out garbled.',
    fix: 'Save the page as UTF-8, and set both the header and the meta tag to utf-8.',
    messages: {
      differ: 'The Content-Type header declares {header}, but the meta tag declares {meta}.',
    },
  },
  'page-very-long': {
    title: 'Very long page: dozens of sections at one URL',
    why: 'All of its sections share one title and one search result, so few of them can be found, and phones load the whole page for any one of them. No search engine sets a limit: this is a rule of thumb.',
    fix: 'Give each main section a page and a title of its own, and keep this page as their table of contents.',
    messages: {
      long: 'The page has {words, plural, one {# word} other {# words}} in {sections, plural, one {# section} other {# sections}}.',
    },
  },
  'archive-single-post': {
    title: 'Tag or author pages list a single post',
    why: 'Such a page repeats what its post says better, and search engines read it instead of pages with content of their own.',
    fix: 'Set noindex on tags and authors with one post, or join tags until each lists several.',
    messages: {
      single:
        '{pages, plural, one {# tag or author page that can be indexed lists} other {# tag or author pages that can be indexed list}} a single post.',
    },
  },
} as const satisfies GroupTexts;
