/** The messages of a crawl: what became of a URL, and what a reader should know of how the site was read. */
import { messagesOf } from './message-table.ts';

/** Why a URL was read, or not. */
const reasons = {
  read: 'Crawled and analyzed.',
  'other-site': 'It is on another site.',
  'outside-path': 'It is outside {path}.',
  'url-too-long': 'The URL is longer than {most} characters.',
  'path-too-deep': 'The path is deeper than {most} folders.',
  'path-repeats': '"{segment}" is in the path more than {most} times, as in an endless link.',
  'not-a-page': 'Not a web page: {type}',
  'no-type': 'Not a web page: no content type',
  nofollow: 'It is linked with nofollow only.',
  'not-in-sitemap': 'It is not in the sitemap.',
  'not-listed': 'It is not one of the listed URLs.',
  excluded: 'The pattern {pattern} excludes it.',
  'not-included': 'No include pattern matches it.',
  redirect: 'It redirects to {to}',
  refresh: 'It redirects to {to} with a meta refresh',
  challenge: '{by} redirected us to a {what}.',
  'read-already': 'It was crawled already.',
  status: 'It returned status {status}.',
  'not-reached': 'It was not reached.',
  /** As it was found by what made the request or reads the file. */
  robots: '{text}',
  refused: '{text}',
  placeholder: '{text}',
  failed: '{text}',
} as const;

/** What ended the crawl, or a part of it. */
const ends = {
  'page-limit': 'The limit of {most, plural, one {# page} other {# pages}} was reached.',
  'request-limit':
    'The limit of {most} requests that lead to no page, such as redirects and dead links, was reached.',
  'time-limit': 'The time limit of {minutes} minutes was reached.',
  'no-pages':
    'For {minutes} minutes every request led to a redirect, an error or a file and none to a page, so the crawl was stopped.',
  silent: 'The site stopped responding: {requests} requests in a row got no response.',
  'shut-out': 'The server blocked our crawler on {blocked} of {fetches} pages, so the crawl was stopped.',
} as const;

/** Why coverage is not full. */
const gaps = {
  'nothing-read': 'No page could be read.',
  'sitemap-partial': 'The sitemap could be read only in part.',
  'sitemap-only': 'Only the URLs in the sitemap were crawled.',
  'list-only': 'Only the listed URLs were crawled.',
  'patterns-only': 'Your include and exclude patterns left some pages out.',
  unread: '{why} {count, plural, one {# known URL was} other {# known URLs were}} not crawled.',
  'start-lost': 'The start page, {url}, could not be read.',
  'pages-lost': '{lost} of {known, plural, one {# page} other {# pages}} could not be read.',
} as const;

const notes = {
  'robots-ignored':
    'robots.txt was ignored, because this run is set to ignore it. Search engines and other crawlers obey it.',
  'over-http': 'https did not work ({why}), so the site was crawled over http.',
  'other-name': '{host} has no DNS record, so {variant} was crawled.',
  'robots-delay': 'robots.txt asks for {seconds} s between requests, which we respected.',
  'robots-delay-cut':
    'robots.txt asks for {seconds} s between requests. We waited {most} s, the longest delay an analysis has time for.',
  'no-sitemap': 'We found no sitemap, so we crawled the site by following links.',
  'sitemap-unreadable': 'No sitemap could be read{why}, so we crawled the site by following links.',
  'sitemap-cut': 'Only part of the sitemap could be read{why}, so we also followed links.',
  'urls-unread':
    '{why} {count, plural, one {One known URL was} other {{count} known URLs were}} not crawled.',
  challenged: '{by} returned a {what} for {count} of {requests} requests. A {what} is not analyzed.',
  'list-cut': 'The list is too long to show in full: {count} more URLs were found.',
  'links-unknown':
    '{count, plural, one {1 page could not be read, so the links on it are not known. Checks of orphan pages, click depth and internal links run without it, and leave out pages in the same folder.} other {{count} pages could not be read, so the links on them are not known. Checks of orphan pages, click depth and internal links run without them, and leave out pages in the same folder.}}',
  'page-unreadable': '{url} could not be read: {why}',
  'not-checked': '{left} of {all} {what} were not checked.',
  'no-time': 'There was no time to check {left} of {all} images, files and links.',
  'hosts-unreached':
    '{why} {count, plural, one {One image or link on another host was} other {{count} images and links on other hosts were}} not checked.',
  'browser-pages': 'Design, speed and accessibility were checked in a browser on {seen} of {pages} pages.',
  'as-rendered':
    '{count, plural, one {# page depends on JavaScript and was} other {# pages depend on JavaScript and were}} checked as rendered.',
  'browser-refused':
    'The site let our crawler in, but refused our browser on {count, plural, one {# page} other {# pages}}, so only the HTML as it was sent was checked there. {why}',
  'domain-stopped':
    '{count, plural, one {# page requests} other {# pages request}} so many files from {domain} that our browser stopped loading them: that site is not the one being audited.',
  'rendering-cut':
    '{count, plural, one {# page loads} other {# pages load}} more than our browser does in one rendering, so the rest was left out.',
  'browser-busy':
    '{count, plural, one {# page} other {# pages}} could not be rendered because our server was too busy, even at a second attempt.',
  'screenshots-missing': 'Screenshots are missing, because there was no room to store them: {listed}.',
  'design-not-noted': '{name} {why}, so only measured design recommendations are shown.',
  /** What the owner of the site can do. */
  advice: '{text}',
  'robots-closed': '{text}',
  /** Of whoever asked for the run. */
  opening: '{text}',
} as const;

export const crawlMessage = messagesOf({ ...reasons, ...ends, ...gaps, ...notes });
