/** The messages of a crawl, in English: what became of a URL, and what a reader should know of how the site was read. */
import { countOf, countThat } from '../count-of.ts';
import { type MessageFields, messagesOf } from './message-table.ts';

const num = Number;

/** Why a URL was read, or not. */
const reasons = {
  read: () => 'Crawled and analyzed.',
  'other-site': () => 'It is on another site.',
  'outside-path': ({ path }) => `It is outside ${path}.`,
  'url-too-long': ({ most }) => `The URL is longer than ${most} characters.`,
  'path-too-deep': ({ most }) => `The path is deeper than ${most} folders.`,
  'path-repeats': ({ segment, most }) =>
    `"${segment}" is in the path more than ${most} times, as in an endless link.`,
  'not-a-page': ({ type }) => `Not a web page: ${type === '' ? 'no content type' : type}`,
  nofollow: () => 'It is linked with nofollow only.',
  'not-in-sitemap': () => 'It is not in the sitemap.',
  'not-listed': () => 'It is not one of the listed URLs.',
  excluded: ({ pattern }) => `The pattern ${pattern} excludes it.`,
  'not-included': () => 'No include pattern matches it.',
  redirect: ({ to }) => `It redirects to ${to}`,
  refresh: ({ to }) => `It redirects to ${to} with a meta refresh`,
  challenge: ({ by, what }) => `${by} redirected us to a ${what}.`,
  'read-already': () => 'It was crawled already.',
  status: ({ status }) => `It returned status ${status}.`,
  'not-reached': () => 'It was not reached.',
  /** As it was found by what made the request or reads the file. */
  robots: ({ text }) => String(text),
  refused: ({ text }) => String(text),
  placeholder: ({ text }) => String(text),
  failed: ({ text }) => String(text),
} satisfies Record<string, (data: MessageFields) => string>;

/** What ended the crawl, or a part of it. */
const ends = {
  'page-limit': ({ most }) => `The limit of ${countOf(num(most), 'page')} was reached.`,
  'request-limit': ({ most }) =>
    `The limit of ${most} requests that lead to no page, such as redirects and dead links, was reached.`,
  'time-limit': ({ minutes }) => `The time limit of ${minutes} minutes was reached.`,
  'no-pages': ({ minutes }) =>
    `For ${minutes} minutes every request led to a redirect, an error or a file and none to a page, so the crawl was stopped.`,
  silent: ({ requests }) => `The site stopped responding: ${requests} requests in a row got no response.`,
  'shut-out': ({ blocked, fetches }) =>
    `The server blocked our crawler on ${blocked} of ${fetches} pages, so the crawl was stopped.`,
} satisfies Record<string, (data: MessageFields) => string>;

/** Why coverage is not full. */
const gaps = {
  'nothing-read': () => 'No page could be read.',
  'sitemap-partial': () => 'The sitemap could be read only in part.',
  'sitemap-only': () => 'Only the URLs in the sitemap were crawled.',
  'list-only': () => 'Only the listed URLs were crawled.',
  'patterns-only': () => 'Your include and exclude patterns left some pages out.',
  unread: ({ why, count }) => `${why} ${countThat(num(count), 'known URL', ['was', 'were'])} not crawled.`,
  'start-lost': ({ url }) => `The start page, ${url}, could not be read.`,
  'pages-lost': ({ lost, known }) => `${lost} of ${countOf(num(known), 'page')} could not be read.`,
} satisfies Record<string, (data: MessageFields) => string>;

const notes = {
  'robots-ignored': () =>
    'robots.txt was ignored, because this run is set to ignore it. Search engines and other crawlers obey it.',
  'over-http': ({ why }) => `https did not work (${why}), so the site was crawled over http.`,
  'other-name': ({ host, variant }) => `${host} has no DNS record, so ${variant} was crawled.`,
  'robots-delay': ({ seconds }) => `robots.txt asks for ${seconds} s between requests, which we respected.`,
  'robots-delay-cut': ({ seconds, most }) =>
    `robots.txt asks for ${seconds} s between requests. We waited ${most} s, the longest delay an analysis has time for.`,
  'no-sitemap': () => 'We found no sitemap, so we crawled the site by following links.',
  'sitemap-unreadable': ({ why }) =>
    `No sitemap could be read${why}, so we crawled the site by following links.`,
  'sitemap-cut': ({ why }) => `Only part of the sitemap could be read${why}, so we also followed links.`,
  'urls-unread': ({ why, count }) =>
    `${why} ${count === 1 ? 'One known URL was' : `${count} known URLs were`} not crawled.`,
  challenged: ({ by, what, count, requests }) =>
    `${by} returned a ${what} for ${count} of ${requests} requests. A ${what} is not analyzed.`,
  'list-cut': ({ count }) => `The list is too long to show in full: ${count} more URLs were found.`,
  'links-unknown': ({ count }) => {
    const [pages, them] = count === 1 ? ['1 page', 'it'] : [`${count} pages`, 'them'];
    return `${pages} could not be read, so the links on ${them} are not known. Checks of orphan pages, click depth and internal links run without ${them}, and leave out pages in the same folder.`;
  },
  'page-unreadable': ({ url, why }) => `${url} could not be read: ${why}`,
  'not-checked': ({ left, all, what }) => `${left} of ${all} ${what} were not checked.`,
  'no-time': ({ left, all }) => `There was no time to check ${left} of ${all} images, files and links.`,
  'hosts-unreached': ({ why, count }) =>
    `${why} ${count === 1 ? 'One image or link on another host was' : `${count} images and links on other hosts were`} not checked.`,
  'browser-pages': ({ seen, pages }) =>
    `Design, speed and accessibility were checked in a browser on ${seen} of ${pages} pages.`,
  'as-rendered': ({ count }) =>
    `${countThat(num(count), 'page', ['depends', 'depend'])} on JavaScript and ${count === 1 ? 'was' : 'were'} checked as rendered.`,
  'browser-refused': ({ count, why }) =>
    `The site let our crawler in, but refused our browser on ${countOf(num(count), 'page')}, so only the HTML as it was sent was checked there. ${why}`,
  'domain-stopped': ({ domain, count }) =>
    `${countThat(num(count), 'page', ['requests', 'request'])} so many files from ${domain} that our browser stopped loading them: that site is not the one being audited.`,
  'rendering-cut': ({ count }) =>
    `${countThat(num(count), 'page', ['loads', 'load'])} more than our browser does in one rendering, so the rest was left out.`,
  'browser-busy': ({ count }) =>
    `${countOf(num(count), 'page')} could not be rendered because our server was too busy, even at a second attempt.`,
  'screenshots-missing': ({ listed }) =>
    `Screenshots are missing, because there was no room to store them: ${listed}.`,
  'design-not-noted': ({ name, why }) => `${name} ${why}, so only measured design recommendations are shown.`,
  /** What the owner of the site can do. */
  advice: ({ text }) => String(text),
  'robots-closed': ({ text }) => String(text),
  /** Of whoever asked for the run. */
  opening: ({ text }) => String(text),
} satisfies Record<string, (data: MessageFields) => string>;

export const crawlMessage = messagesOf({ ...reasons, ...ends, ...gaps, ...notes });
