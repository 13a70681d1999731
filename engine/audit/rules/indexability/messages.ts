/** The texts of the rules on indexability. */
import type { GroupTexts } from '../../rule-texts.ts';

const what = 'Google cannot index {scope, select, home {the home page} other {most of the site}}';
const reason = `{reason, select, challenge {a bot challenge instead of the page} redirect {a redirect without a target we could follow} status {an error status} robots_txt {blocked by robots.txt} noindex {noindex} canonical_off_site {the canonical points to another site} canonical_to_error {the canonical points to a page that cannot be indexed} canonical_to_home {the canonical points to the home page} soft_404 {soft 404, the page says it was not found} other {not HTML}}`;
const unindexed = `{missingHome, select, no {} other {The site has no home page: {missingHome}. }}{state, select, home {Google cannot index the home page.} page {Google cannot index the page.} others {Google cannot index the home page. It can index {indexable, number} of {analysed, plural, one {# other page} other {# other pages}}.} none {Google can index none of the {analysed, number} pages.} inner {Google can index {indexable, number} of {analysed, number} pages, but not the home page.} other {Google can index {indexable, number} of {analysed, number} pages.}} {reasons, plural, one {Reason} other {Main reason}}: ${reason} ({affected, plural, one {# page} other {# pages}}).`;
const entries =
  '{contents, select, files {{files, plural, one {# file} other {# files}}} folders {{folders, plural, one {# folder} other {# folders}}} other {{files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}}}';
const limitsSnippet = 'The page limits what search results may show of it: {directives}';

export const indexabilityTexts = {
  'site-not-indexable': {
    title: 'Google cannot index the home page or most of the site',
    why: 'A page that cannot be indexed does not appear in search results, however good it is. Nothing else in this report matters as much.',
    fix: 'Make every page that people should find in Google indexable.',
    messages: {
      noindex: {
        title: `${what}: noindex`,
        text: unindexed,
        fix: 'Remove noindex from every page that people should find in Google.',
      },
      'robots-txt': {
        title: `${what}: blocked by robots.txt`,
        text: unindexed,
        fix: 'Remove the rule that blocks Googlebot: {detail}.',
      },
      'canonical-off-site': {
        title: `${what}: canonical to another site`,
        text: unindexed,
        fix: 'Set each page’s own URL as its canonical, not {detail}. If this site is meant to be a copy of the other one, leave it as it is.',
      },
      'canonical-to-error': {
        title: `${what}: canonical to a page that cannot be indexed`,
        text: unindexed,
        fix: 'Set each page’s own URL as its canonical.',
      },
      'canonical-to-home': {
        title: `${what}: canonical to the home page`,
        text: unindexed,
        fix: 'Set each page’s own URL as its canonical.',
      },
      status: {
        title: `${what}: error status`,
        text: unindexed,
        fix: 'Have {url} return a page with status 200.',
      },
      redirect: {
        title: `${what}: redirect without a target`,
        text: unindexed,
        fix: 'Redirect {url} to a page that returns 200, or serve the page there.',
      },
      challenge: {
        title: `${what}: bot challenge`,
        text: unindexed,
        fix: 'Set up the bot protection so that it lets verified search engine crawlers through.',
      },
      'not-html': { title: `${what}: not HTML`, text: unindexed, fix: 'Serve {url} as HTML.' },
      'soft-404': {
        title: `${what}: soft 404`,
        text: unindexed,
        fix: 'Put content on {url}, or return status 404 if there is none.',
      },
    },
  },
  'page-noindex': {
    title: 'Noindex page',
    why: 'A page with noindex does not appear in search results. That is right for internal pages; anywhere else it costs you all visits from search.',
    fix: 'Confirm that this page should stay out of search. If not, remove noindex.',
    messages: {
      meta: {
        title: 'Noindex in a meta tag',
        text: 'This page asks search engines not to list it: {directive}.',
        fix: 'If this page should be found, remove noindex from the {agent} meta tag{line, select, none {} other { in line {line}}}.',
      },
      header: {
        title: 'Noindex in the X-Robots-Tag header',
        text: 'This page asks search engines not to list it: {directive}.',
        fix: 'If this page should be found, remove noindex from the X-Robots-Tag header that the server sends.',
      },
    },
  },
  'noindex-important-page': {
    title: 'Noindex on an important page',
    why: 'A page with noindex disappears from search results, and this one is important to the site.',
    fix: 'Remove noindex if the page should be found.',
    messages: {
      home: {
        title: 'Noindex on the home page',
        text: 'The noindex tells search engines not to show this page, although it is the home page.',
        why: 'A page with noindex disappears from search results. Most people look for a site by its home page.',
        fix: 'Remove noindex from the home page.',
      },
      listed: {
        title: 'Noindex on a page in the sitemap',
        text: 'The noindex tells search engines not to show this page, although it is in the sitemap.',
        why: 'A page with noindex disappears from search results, while the sitemap asks to have it listed.',
        fix: 'Remove noindex if the page should be found. If it should not, take it out of the sitemap.',
      },
      linked: {
        title: 'Noindex on one of the most linked pages',
        text: 'The noindex tells search engines not to show this page, although it is among the most linked pages of the site.',
        why: 'A page with noindex disappears from search results, and in time Google stops following its links.',
      },
    },
  },
  'noindex-unseen': {
    title: 'Noindex hidden by robots.txt',
    why: 'robots.txt keeps Google from reading the page, so it never sees the noindex and may keep showing the URL.',
    fix: 'Allow the page in robots.txt until it has dropped out of the search results.',
    messages: {
      blocked: 'This page carries noindex, but Googlebot is not allowed to crawl it ({rule}).',
    },
  },
  'noindex-canonical-conflict': {
    title: 'Noindex together with a canonical to another page',
    why: 'The canonical says that this page is a copy of the other; noindex says to drop it. Google may follow either, and links to this page may not count for the other.',
    fix: 'Keep the canonical alone if the pages are the same, or noindex alone if they are not.',
    messages: { both: 'The page is noindex, and its canonical is {canonical}.' },
  },
  'page-nofollow': {
    title: 'Nofollow on the whole page',
    why: 'nofollow on the whole page asks search engines not to follow any of its links, so the pages behind them may be found late or never.',
    fix: 'Remove nofollow from the page and put rel="nofollow" on individual links where you need it.',
    messages: { nofollow: 'All links on this page are nofollow because of {directive}.' },
  },
  'robots-directive-conflict': {
    title: 'Conflicting robots directives',
    why: 'Where robots directives conflict, Google applies the more restrictive one, so the page may be hidden even though another tag allows it.',
    fix: 'Keep one robots directive per agent, in the tag or in the header, with the value you mean.',
    messages: {
      conflict: {
        text: '{allows} and {forbids} disagree; the stricter one counts.',
        fix: 'Remove {forbids} if search engines may do what it forbids; otherwise remove {allows}.',
      },
    },
  },
  'robots-directive-unknown': {
    title: 'Misspelled robots directive',
    why: 'Search engines ignore directives that they do not know. A page that was meant to stay out of search is indexed anyway.',
    fix: 'Write the directive as search engines know it.',
    messages: {
      misspelled: {
        title: 'Misspelled robots directive: “{token}”',
        text: '“{token}” in {directive} is not a robots directive; “{meant}” is.',
        fix: 'Write {meant} in place of “{token}”, or remove it if the page needs no such limit.',
      },
    },
  },
  'snippet-restricted': {
    title: 'Search snippet restricted',
    why: 'These directives limit what search results show of a page, and also whether its text may be used in AI Overviews.',
    fix: 'If this is not intended, remove the directive.',
    messages: {
      directives: {
        title: 'Search snippet restricted: {directives}',
        text: `${limitsSnippet}.`,
        fix: 'If this is not intended, remove {directives}; max-snippet:-1 and max-image-preview:large allow the most.',
      },
      'data-nosnippet': {
        title: 'Most of the text excluded from search snippets (data-nosnippet)',
        text: 'The page limits what search results may show of it: data-nosnippet around {hidden, number} of {words, number} words of the main text.',
        fix: 'If this is not intended, remove data-nosnippet from the elements shown.',
      },
      both: `${limitsSnippet}, and data-nosnippet around {hidden, number} of {words, number} words of the main text.`,
    },
  },
  'unavailable-after-past': {
    title: 'unavailable_after date has passed',
    why: 'After the date in unavailable_after, Google no longer shows the page in search results.',
    fix: 'Remove unavailable_after, or set a date in the future, if the page should be found.',
    messages: { past: 'The page says it is unavailable after {date}, a date in the past.' },
  },
  'site-noindex-majority': {
    title: 'Noindex on nearly the whole site',
    why: 'This usually happens when a staging setting goes live: the pages drop out of the search results one by one.',
    fix: 'Look for a setting such as “Discourage search engines” in the CMS or the deployment, and turn it off.',
    messages: { majority: '{hidden, number} of {pages, number} pages carry noindex.' },
  },
  'robots-txt-missing': {
    title: 'No robots.txt on a site with many parameter URLs',
    why: 'Without robots.txt, crawlers request every list and filter that a parameter creates, and have less time for the pages themselves.',
    fix: 'Publish a robots.txt that disallows the parameters that only sort or filter.',
    messages: {
      missing:
        '{url} returns {status}, and {urls, plural, one {# URL of the site has} other {# URLs of the site have}} parameters.',
    },
  },
  'robots-txt-server-error': {
    title: 'robots.txt cannot be read',
    why: 'Crawlers that cannot read robots.txt must treat the whole site as blocked. Google stops crawling for up to 12 hours, then uses the last copy it could read for up to 30 days.',
    fix: 'Serve robots.txt reliably with status 200, or return 404 if you have no rules.',
    messages: {
      status: { title: 'Server error on robots.txt ({status})', text: '{url} returned status {status}.' },
      'no-response': {
        title: 'No response for robots.txt',
        text: '{url} returned no response.',
        fix: 'Find out why the server does not answer requests for robots.txt. Serve it with status 200, or return 404 if you have no rules.',
      },
    },
  },
  'robots-txt-disallow-all': {
    title: 'Whole site blocked by robots.txt',
    why: 'Search engines that cannot crawl the home page cannot crawl the site, and drop its pages over time.',
    fix: 'Remove the line shown, or limit it to the paths that should stay blocked.',
    messages: {
      blocked: 'robots.txt blocks the home page for {agents}.',
      others: {
        title: 'Home page blocked by robots.txt for other crawlers',
        text: 'robots.txt blocks the home page for every crawler without rules of its own.',
        why: 'Google and Bing are allowed by name; every other search engine cannot crawl the site.',
        fix: 'If other search engines may show the site, remove the line shown.',
      },
    },
  },
  'robots-txt-blocks-page': {
    title: 'Page blocked by robots.txt',
    why: 'Google does not read these pages. It may still show their bare URLs, since robots.txt does not keep a page out of results.',
    fix: 'Allow the paths if the pages should be found; otherwise drop the links or use noindex instead.',
    messages: {
      listed: {
        title: 'Page in the sitemap blocked by robots.txt',
        text: 'Googlebot is not allowed to crawl {urls, plural, one {# URL} other {# URLs}} that the site lists in its sitemap or links to ({rule}).',
        fix: 'Allow the paths in robots.txt if the pages should be found; otherwise take them out of the sitemap, or use noindex instead.',
      },
      linked:
        'Googlebot is not allowed to crawl {urls, plural, one {# URL} other {# URLs}} that the site links to ({rule}).',
    },
  },
  'robots-txt-blocks-resources': {
    title: 'CSS or JavaScript blocked by robots.txt',
    why: 'Google renders pages before it judges them. Without their scripts and styles it may see a different page than visitors do.',
    fix: 'Allow the paths of scripts and styles in robots.txt.',
    messages: {
      blocked:
        'Googlebot is not allowed to crawl {count, plural, one {# script or style} other {# scripts and styles}} of the site’s pages: {first} ({rule}){count, plural, one {} other {, and others}}.',
    },
  },
  'robots-txt-crawl-delay': {
    title: 'Long crawl delay in robots.txt',
    why: 'Crawlers that obey it wait that long between two pages, so new and changed pages reach their results late. Google ignores the line.',
    fix: 'Remove Crawl-delay, or lower it to a few seconds.',
    messages: {
      all: {
        text: 'robots.txt lets crawlers that obey it, Bing among them, read at most {pages, number} pages a day (Crawl-delay: {seconds, number}).',
        fix: 'Remove Crawl-delay, or lower it to a few seconds; set the crawl rate in Bing Webmaster Tools if the server needs it.',
      },
      engine:
        'robots.txt lets {engine} read at most {pages, number} pages a day (Crawl-delay: {seconds, number}).',
    },
  },
  'robots-txt-syntax': {
    title: 'Syntax errors in robots.txt',
    why: 'Crawlers skip what they do not understand, so a rule that was meant to block or allow something has no effect.',
    fix: 'Correct the lines shown.',
    messages: {
      lines:
        '{lines, plural, one {# line} other {# lines}} in robots.txt will not be read as intended; line {line} is “{text}”.',
      html: {
        title: 'robots.txt is an HTML page',
        text: 'robots.txt returns an HTML page instead of plain text, so crawlers find no rules in it.',
        why: 'Crawlers read an HTML page as rules and skip all of its lines. Rules that you meant to publish have no effect.',
        fix: 'Serve a plain text file at /robots.txt, or return 404 if you have no rules.',
      },
    },
  },
  'robots-txt-too-large': {
    title: 'robots.txt too large',
    why: 'Google reads the first 500 KiB and ignores the rest, so rules at the end have no effect.',
    fix: 'Shorten it: one pattern with * often replaces thousands of lines.',
    messages: {
      large:
        'robots.txt has {whole, select, no {more than } other {}}{kibibytes, number} KiB; Google reads 500.',
    },
  },
  'search-results-indexable': {
    title: 'Internal search results can be indexed',
    why: 'Every search term creates another results page, so crawling never ends. Google asks you to keep internal search results out of its index.',
    fix: 'Add noindex to search result pages, or disallow them in robots.txt, and do not link to them.',
    messages: { indexable: 'The results of a search for “{query}” can be indexed.' },
  },
  'parameter-explosion': {
    title: 'Too many parameter URLs (faceted navigation)',
    why: 'Filters and sort orders multiply: search engines crawl the same lists over and over and reach the rest of the site late.',
    fix: 'Make the plain path the canonical of the combinations, or disallow them in robots.txt.',
    messages: {
      combinations:
        '{urls, number} indexable URLs of {path} differ only in their parameters, and each is its own canonical.',
    },
  },
  'pagination-canonical-to-first': {
    title: 'Paginated page with canonical to page 1',
    why: 'Google advises against using the first page of a series as the canonical of the others: items listed only on later pages may not be found.',
    fix: 'Give each page of the series its own URL as canonical.',
    messages: { first: 'This is page {page, number} of a series, but its canonical is the first page.' },
  },
  'page-directory-listing': {
    title: 'Directory listing instead of a page (“Index of /”)',
    why: 'The server lists its files because this folder has no index page. Visitors see file names instead of a page, search engines have nothing to rank, and the list may show files that nobody was meant to see.',
    fix: 'Add an index page that says what is here and links to it.',
    messages: {
      home: {
        title: 'Directory listing instead of a home page (“Index of /”)',
        text: `The site has no home page: the server lists ${entries} instead.`,
        fix: 'Add a home page, such as index.html, that says what the site is about and links to its pages.',
      },
      folder: `The server lists ${entries} instead of a page.`,
      assets: {
        text: 'The server lists {files, plural, one {# file} other {# files}} instead of a page.',
        fix: 'Turn off directory listings on the server: this folder only holds files for other pages.',
      },
    },
  },
  'page-frameset': {
    title: 'Page is built with frames (frameset)',
    why: 'A frameset has no content of its own for search engines to index. Each frame is a separate page, which opens without the others when someone reaches it from a search result or a bookmark. HTML no longer has framesets.',
    fix: 'Put navigation and content into one page at one URL, and redirect the frameset to it.',
    messages: {
      frames:
        'The page only divides the window: its content is in {frames, plural, one {# frame that is a page of its own} other {# frames that are pages of their own}}.',
    },
  },
  'head-broken': {
    title: 'Broken head: tags end up in the body',
    why: 'Browsers and search engines end the head at the first element that is not allowed there. Canonical and hreflang tags after it are ignored.',
    fix: 'Keep a single head and body tag, and only elements in the head that are allowed there.',
    messages: {
      closed: {
        text: '<{element}> ends the head before its {kinds} tags.',
        fix: 'Move <{element}> from the head into the body.',
      },
      several: {
        title: 'More than one head or body tag',
        text: 'The page has {heads, number} head and {bodies, number} body tags; each may appear once.',
        why: 'Browsers merge them as well as they can; what was written in a second head may be ignored.',
        fix: 'Keep one head and one body tag, and put their content together.',
      },
    },
  },
  'doctype-missing': {
    title: 'Old or missing doctype (quirks mode)',
    why: 'Without <!doctype html>, browsers switch to quirks mode and imitate browsers of the 1990s: sizes and fonts come out differently. It does not affect search.',
    fix: 'Begin the page with <!doctype html> and check that it still looks right.',
    messages: {
      missing: {
        title: 'Missing doctype (quirks mode)',
        text: 'The page has no doctype, so browsers show it in quirks mode.',
      },
      old: {
        title: 'Old doctype (quirks mode)',
        text: 'The doctype of the page is so old that browsers show it in quirks mode.',
        fix: 'Replace the doctype by <!doctype html> and check that the page still looks right.',
      },
    },
  },
  'html-unclosed': {
    title: 'Tag never closed: the rest of the page is lost',
    why: 'Everything after such a tag counts as its text. Browsers and search engines show neither the words nor the links behind it.',
    fix: 'Add the end tag where the element ends.',
    messages: {
      swallows: {
        title: '<{element}> never closed: the rest of the page is lost',
        text: 'The <{element}> is never closed: {tags, plural, one {# tag} other {# tags}} behind it are read as its text, and do not appear.',
        fix: 'Write </{element}> where the element ends; “/>” does not close it.',
      },
    },
  },
  'html-too-large': {
    title: 'HTML file too large',
    why: 'Googlebot reads only the first 2 MB of a file, uncompressed. What comes after that, text and links alike, is not seen.',
    fix: 'Move inline data, styles, scripts and embedded images into files of their own.',
    messages: {
      cut: 'The HTML is {whole, select, no {more than } other {}}{megabytes, number} MB; Googlebot reads only the first 2 MB.',
      close: {
        title: 'HTML file close to the limit of 2 MB',
        text: 'The HTML is {megabytes, number} MB, close to the 2 MB that Googlebot reads.',
      },
    },
  },
  'page-not-for-search': {
    title: 'Page that nobody searches for can be indexed',
    why: 'Such a page helps nobody who comes from a search, and it may be shown in place of one that would.',
    fix: 'Add <meta name="robots" content="noindex"> to the page.',
    messages: {
      cart: {
        title: 'Cart or checkout can be indexed',
        text: 'Search engines may list {url}, which is empty for everybody but the buyer.',
      },
      account: {
        title: 'Customer account can be indexed',
        text: 'Search engines may list {url}, which shows something to its customer only.',
      },
      thanks: {
        title: 'Thank-you page can be indexed',
        text: 'Search engines may list {url}, which makes sense only after a form was sent.',
        why: 'Whoever comes to it from a search is thanked for nothing, and is counted as an order or inquiry where such pages are counted.',
      },
      sample: {
        title: 'Sample page can be indexed',
        text: 'Search engines may list {url}, a sample that was never filled in.',
        fix: 'Delete the page, or fill it in.',
      },
    },
  },
} as const satisfies GroupTexts;
