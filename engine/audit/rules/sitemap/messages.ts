/** The texts of the rules on sitemaps. */
import { answerText } from '../../clauses.ts';
import type { GroupTexts } from '../../rule-texts.ts';

const andOthers = '{count, plural, one {} other {, and others}}';
const errors =
  '{url} has {count, plural, one {# error} other {# errors, the first}}{line, select, none {} other { in line {line}}}: {problem}.';
const stops = 'Search engines stop reading at the first XML error.';
const declaredIn = '{declared, select, index {a sitemap index} other {{declared}}}';
const unreadable = `The sitemap {url}, declared in ${declaredIn}, cannot be read:`;
const non200 = '{count, plural, one {# sitemap URL does} other {# sitemap URLs do}} not return 200';
const unlistable = '{count, plural, one {# sitemap URL} other {# sitemap URLs}} should not be listed: {url},';
const invalidDates =
  '{invalid, plural, one {# lastmod date} other {# lastmod dates}} in the sitemap cannot be read, such as “{invalidDate}”.';
const futureDates =
  '{future, plural, one {# lastmod date in the sitemap is} other {# lastmod dates in the sitemap are}} in the future, such as {futureDate}.';

export const sitemapTexts = {
  'sitemap-missing': {
    title: 'No XML sitemap',
    why: 'A sitemap tells search engines which pages exist and when they changed. Google says that a site of up to 500 pages that are all linked can do without one.',
    fix: 'Publish a sitemap.xml and list it in robots.txt. Most CMSs generate one.',
    messages: {
      none: 'robots.txt lists no sitemap, and there is none at the usual URLs.',
      'no-robots': {
        text: 'There is no sitemap at the usual URLs, and no robots.txt that lists one.',
        fix: 'Publish a sitemap.xml, and a robots.txt that lists it. Most CMSs generate both.',
      },
    },
  },
  'sitemap-unreachable': {
    title: 'Sitemap cannot be read',
    why: 'Search engines that follow the URL of the sitemap find no list of pages there.',
    fix: 'Return the sitemap at its URL with status 200, or correct the URL where it is declared.',
    messages: {
      unreachable: {
        title: 'Sitemap does not respond',
        text: `${unreadable} {problem}.`,
        fix: `Find out why {url} does not respond, or correct the URL in ${declaredIn}.`,
      },
      'bad-status': {
        title: 'Sitemap returns an error ({status})',
        text: `${unreadable} it returns status {status}.`,
        fix: `Return the sitemap at {url} with status 200, or correct the URL in ${declaredIn}.`,
      },
      html: {
        title: 'Web page instead of a sitemap',
        text: `${unreadable} it is a web page.`,
        fix: `Return the sitemap itself at {url}, or correct the URL in ${declaredIn}.`,
      },
      empty: {
        title: 'Empty sitemap',
        text: `The sitemap {url}, declared in ${declaredIn}, lists no URL.`,
        why: 'An empty sitemap hides nothing, but does not help search engines either.',
        fix: `List your pages in the sitemap, or remove it from ${declaredIn}.`,
      },
    },
  },
  'sitemap-invalid': {
    title: 'Invalid XML sitemap',
    why: 'Search engines may leave out what does not follow the format, or all that comes after it.',
    fix: 'Fix the program that writes the sitemap, so that the XML is well-formed.',
    messages: {
      'not-well-formed': { text: errors, why: stops },
      'unclosed-element': {
        title: 'Element left open in the XML sitemap',
        text: errors,
        why: stops,
        fix: 'Close every element in the sitemap.',
      },
      'cut-off': {
        title: 'XML sitemap cut off',
        text: errors,
        why: 'Search engines do not see the entries that are missing.',
        fix: 'Find out why the server does not send the whole sitemap, and send it to its end.',
      },
      doctype: {
        title: 'Document type in the XML sitemap',
        text: errors,
        why: 'The format of sitemaps has no document type, and a parser may stop there.',
        fix: 'Remove the document type (<!DOCTYPE …>) from the sitemap.',
      },
      'wrong-root': {
        title: 'Wrong root element in the sitemap',
        text: errors,
        why: 'Search engines recognize a sitemap by its root element.',
        fix: 'Use <urlset> as the root element, or <sitemapindex> for a list of sitemaps.',
      },
      'bad-location': {
        title: 'Invalid URL in the sitemap',
        text: errors,
        why: 'Search engines skip entries without a full URL.',
        fix: 'Write a full URL into each <loc>, beginning with https://.',
      },
      'unescaped-ampersand': {
        title: 'Unescaped ampersand in the XML sitemap',
        text: errors,
        why: stops,
        fix: 'Write & as &amp; in the URLs of the sitemap.',
      },
    },
  },
  'sitemap-over-limit': {
    title: 'Sitemap over the size limit',
    why: 'A sitemap can list up to 50,000 URLs in up to 50 MB. Anything beyond that may not be read.',
    fix: 'Split it into several sitemaps and list them in a sitemap index.',
    messages: {
      'too-many-urls': {
        title: 'Sitemap with more than 50,000 URLs',
        text: '{url} lists more than 50,000 URLs.',
      },
      'too-large': { title: 'Sitemap larger than 50 MB', text: '{url} is larger than 50 MB.' },
    },
  },
  'sitemap-not-in-robots': {
    title: 'Sitemap not listed in robots.txt',
    why: 'The line in robots.txt is how search engines find a sitemap that nobody submitted to them.',
    fix: 'Add a line such as “Sitemap: https://www.example.com/sitemap.xml” to robots.txt.',
    messages: {
      unlisted: {
        text: 'There is a sitemap at {url}, but robots.txt has no Sitemap line.',
        fix: 'Add the line “Sitemap: {url}” to robots.txt.',
      },
    },
  },
  'sitemap-url-non-200': {
    title: 'Sitemap contains URLs that are not pages',
    why: 'A sitemap is the list of pages you want found. Anything else in it wastes crawl requests and makes the list less trusted.',
    fix: 'List only final URLs that return 200.',
    messages: {
      broken: {
        title: 'Sitemap contains broken URLs',
        text: `${non200}: {url} ${answerText}${andOthers}.`,
        fix: 'Remove the URLs from the sitemap, or restore the pages.',
      },
      redirected: {
        title: 'Sitemap contains redirects',
        text: `${non200}: {url} redirects to {target}${andOthers}.`,
        fix: 'List the URLs where the redirects end instead.',
      },
      mixed: `${non200}: {broken, plural, one {# is broken} other {# are broken}}, {redirected, plural, one {# redirects} other {# redirect}}, such as {url}.`,
    },
  },
  'sitemap-url-noncanonical': {
    title: 'Sitemap contains non-canonical URLs',
    why: 'A sitemap entry is itself a canonical hint. Here it contradicts the page, so search engines have to choose.',
    fix: 'List the canonical URL instead.',
    messages: {
      other: `{count, plural, one {# sitemap URL has} other {# sitemap URLs have}} another URL as canonical: {url} has {canonical}${andOthers}.`,
    },
  },
  'sitemap-url-nonindexable': {
    title: 'Noindex or blocked pages in the sitemap',
    why: 'The sitemap says “show this”, but the page or robots.txt says “don’t”. Search engines obey the latter, so the entry is wasted.',
    fix: 'Take the pages out of the sitemap, or make them indexable.',
    messages: {
      noindex: {
        title: 'Noindex pages in the sitemap',
        text: `${unlistable} because it carries noindex${andOthers}.`,
        why: 'The sitemap says “show this”, but the page says “don’t”. Search engines obey the page, so the entry is wasted.',
        fix: 'Take the pages out of the sitemap, or remove noindex from them.',
      },
      blocked: {
        title: 'Pages blocked by robots.txt in the sitemap',
        text: `${unlistable} because Googlebot is not allowed to crawl it ({rule})${andOthers}.`,
        why: 'The sitemap says “show this”, but robots.txt says “don’t”. Search engines obey robots.txt, so the entry is wasted.',
        fix: 'Take the pages out of the sitemap, or allow them in robots.txt.',
      },
      mixed:
        '{count, number} sitemap URLs should not be listed: {noindex, plural, one {# carries} other {# carry}} noindex, {blocked, plural, one {# is} other {# are}} blocked by robots.txt, such as {url}.',
    },
  },
  'sitemap-url-off-host': {
    title: 'Sitemap contains URLs of another host',
    why: 'According to the standard, a sitemap may list only URLs of its own host and protocol. Others are ignored unless that host’s robots.txt lists this sitemap.',
    fix: 'Write the URLs with the host and protocol of the site itself.',
    messages: {
      foreign: `{count, plural, one {# sitemap URL is} other {# sitemap URLs are}} on another host or protocol: {url}${andOthers}.`,
    },
  },
  'sitemap-omits-page': {
    title: 'Pages missing from the sitemap',
    why: 'Search engines can still find these pages through links, but learn of changes on them later.',
    fix: 'Add every page that should be found to the sitemap.',
    messages: {
      omitted:
        'The sitemap does not list {count, plural, one {# page} other {# pages}} that may be indexed: {url}{count, plural, one {} other { and others}}.',
    },
  },
  'sitemap-lastmod-untrusted': {
    title: 'Unreliable lastmod dates in the sitemap',
    why: 'Google uses lastmod only where it proves consistently accurate. Build dates and impossible dates are ignored.',
    fix: 'Use the day each page’s content last changed, or leave lastmod out.',
    messages: {
      invalid: {
        title: 'Unreadable lastmod dates in the sitemap',
        text: invalidDates,
        fix: 'Write dates such as 2026-11-15, or 2026-11-15T09:30:00+01:00 with a time.',
      },
      future: { title: 'Future lastmod dates in the sitemap', text: futureDates },
      'invalid-and-future': `${invalidDates} ${futureDates}`,
      'same-days': {
        title: 'Same lastmod dates on all pages of the sitemap',
        text: 'All {dates, number} lastmod dates in the sitemap fall on {days, plural, one {# day} other {# days}}.',
      },
    },
  },
  'sitemap-url-duplicate': {
    title: 'Sitemap lists a URL twice',
    why: 'Search engines read it once and lose nothing. A duplicate entry usually means that two programs write the sitemap, and their dates then contradict each other.',
    fix: 'List each URL once.',
    messages: {
      twice: `{count, plural, one {# URL in the sitemap is} other {# URLs in the sitemap are}} listed more than once: {url}${andOthers}.`,
    },
  },
} as const satisfies GroupTexts;
