/** The texts of the rules on URLs. */
import type { GroupTexts } from '../../rule-texts.ts';

export const urlTexts = {
  'url-bad-characters': {
    title: 'Unescaped characters in a link URL',
    why: 'A URL may contain only some ASCII characters; all others have to be percent-encoded. Browsers fix this; other tools may cut the URL at such a character.',
    fix: 'Percent-encode the characters in the link, or rename the page.',
    messages: {
      space: {
        title: 'Space in a link URL',
        text: '{count, plural, one {# link has characters} other {# links have characters}} in the URL that have to be percent-encoded.',
        fix: 'Write %20 for each space in the link, or rename the page.',
      },
      characters:
        '{count, plural, one {# link has characters} other {# links have characters}} in the URL that have to be percent-encoded.',
      letters: {
        title: 'Letters outside ASCII in a link URL',
        text: '{count, plural, one {# link has letters} other {# links have letters}} in the URL that have to be percent-encoded.',
      },
    },
  },
  'url-double-slash': {
    title: 'Double slash in the URL',
    why: 'An empty path segment creates a second URL for the same page, and usually comes from a base URL and a path joined incorrectly.',
    fix: 'Fix the code that builds the link, and redirect the wrong URL to the right one.',
    messages: { doubled: 'The path {path} has two slashes in a row.' },
  },
  'url-too-long': {
    title: 'Long URL',
    why: 'Long URLs are cut off in search results and messages and are hard to read. Search engines cope with them: this is a rule of thumb.',
    fix: 'Use shorter names in new URLs; do not rename old ones for this alone.',
    messages: { long: 'The URL has {length, number} characters; up to {max, number} are easy to read.' },
  },
  'url-tracking-internal': {
    title: 'Tracking parameters in internal links',
    why: 'Each such link creates another URL for the same page for crawlers to read, and overwrites the visitor’s source in your analytics.',
    fix: 'Remove the parameters from links within the site; count clicks with events instead.',
    messages: {
      tracked: '{count, plural, one {# internal link carries} other {# internal links carry}} {names}.',
      'tracked-more':
        '{count, plural, one {# internal link carries} other {# internal links carry}} parameters such as {names}.',
      sessions: {
        title: 'Session IDs in internal links',
        text: '{count, plural, one {# internal link carries} other {# internal links carry}} the session ID {names}.',
        why: 'With a session ID in its links, every visit of a crawler finds new URLs for the same pages, and a shared link hands over the session.',
        fix: 'Keep the session in a cookie and remove its ID from all links.',
      },
    },
  },
  'url-uppercase': {
    title: 'Same URL linked in uppercase and lowercase',
    why: 'Paths are case-sensitive, so one of the two is broken or a duplicate of the page.',
    fix: 'Use one spelling in all links, preferably lowercase, and redirect the other.',
    messages: {
      'two-spellings': '{path} is linked in two spellings, with uppercase and with lowercase letters.',
    },
  },
  'url-repeated-segments': {
    title: 'Repeated path segments in URLs (crawl trap)',
    why: 'A relative link such as href="shop/sale" on a page that is itself below /shop/ creates a new URL on every page: an endless trap for crawlers.',
    fix: 'Begin the link with a slash, and let the server return 404 for the repeated paths.',
    messages: {
      repeated:
        '{count, plural, one {# URL of the site has} other {# URLs of the site have}} “{segment}” three times or more in the path: {example}.',
    },
  },
} as const satisfies GroupTexts;
