/** The texts of the rules on status codes and redirects. */
import { answerText } from '../../clauses.ts';
import type { GroupTexts } from '../../rule-texts.ts';
import { brokenUrlTexts } from './broken-url-texts.ts';

const linkedBy = '{pages, plural, one {# page links} other {# pages link}} to it';
/** What names a redirect, as a sentence of its own. */
const linked =
  '{pages, plural, =0 {{inSitemap, select, yes { The sitemap lists it.} other {}}} one { # page links to it.} other { # pages link to it.}}';
const secondUrl =
  '{url} shows the same page as {page}, and {pages, plural, one {# page links} other {# pages link}} to it.';
const moreSecond =
  '{others, plural, =0 {} one { # more page has a second URL too.} other { # more pages have a second URL too.}}';
const relink =
  'Link to {page} instead, and redirect {url} to it with status 301 or set the same canonical on both.';
const unlinked =
  '{url} shows the same as {page}, without a redirect or a canonical. No page links to the second URL.';
const merge = 'Redirect {url} to {page} with status 301, or set the same canonical on both.';

export const redirectsHttpTexts = {
  ...brokenUrlTexts,
  'redirect-chain': {
    title: 'Redirect chain',
    why: 'Every redirect costs visitors a round trip, and crawlers give up on long chains. Google advises redirecting straight to the final URL.',
    fix: 'Redirect the first URL straight to the last, and link to the last one.',
    messages: {
      chain: {
        text: `{url} goes through {hops, number} redirects before it reaches {target}.${linked}`,
        fix: 'Redirect {url} straight to {target}, and link to {target}.',
      },
    },
  },
  'redirect-loop': {
    title: 'Redirect loop',
    why: 'The redirects never reach a page: visitors see a browser error, and search engines drop the URL.',
    fix: 'Change the redirects so that the URL ends at a page that returns 200.',
    messages: {
      loop: {
        text: `{url} leads back to {back}.${linked}`,
        fix: 'Change the redirect that leads back to {back}, so that the URL ends at a page that returns 200.',
      },
      endless: {
        title: 'Redirects without an end',
        text: `{url} does not end after {hops, plural, one {# redirect} other {# redirects}}.${linked}`,
      },
    },
  },
  'redirect-https-to-http': {
    title: 'Redirect from HTTPS to HTTP',
    why: 'Over http, anyone in between can read and change what is sent, even if a later redirect leads back to https.',
    fix: 'Redirect to the https URL of the target.',
    messages: {
      downgrade: `{from} redirects to {to}, which is not encrypted.${linked}`,
    },
  },
  'redirect-meta-refresh': {
    title: 'Automatic refresh of the page (meta refresh)',
    why: 'An automatic refresh can take the page away before people have finished reading.',
    fix: 'Remove the refresh; where the page has moved, redirect with status 301 or 302 on the server.',
    messages: {
      redirect: {
        title: 'Meta refresh instead of a redirect',
        text: 'The page sends visitors to {target} after {seconds, plural, one {# second} other {# seconds}}.',
        why: 'An automatic refresh can take the page away before people have finished reading. Search engines treat an instant one as a redirect, but a server redirect is clearer and faster.',
        fix: 'Redirect to {target} with status 301 or 302 on the server, or offer it as a link.',
      },
      reload: {
        title: 'Page reloads itself (meta refresh)',
        text: 'The page reloads itself after {seconds, plural, one {# second} other {# seconds}}.',
        fix: 'Remove the refresh, and let readers reload the page themselves.',
      },
    },
  },
  'content-type-mismatch': {
    title: 'Wrong Content-Type header',
    why: 'Browsers and search engines treat a response as its Content-Type says; a page sent under a wrong type may be downloaded or left unread.',
    fix: 'Send the Content-Type of what the URL delivers, such as text/html; charset=utf-8 for pages.',
    messages: {
      absent: {
        title: 'Missing Content-Type header',
        text: 'The response has no Content-Type header.',
        why: 'Without a Content-Type, browsers and search engines have to guess what the response is.',
      },
      'not-a-type': {
        title: 'Invalid Content-Type header',
        text: 'The Content-Type “{type}” is not a media type.',
        why: 'Without a valid Content-Type, browsers and search engines have to guess what the response is.',
      },
      'plain-text': {
        title: 'Page sent as plain text (Content-Type)',
        text: 'The page is sent as text/plain: browsers show its source code, and search engines find no page.',
        fix: 'Send the header Content-Type: text/html; charset=utf-8.',
      },
      other: {
        text: 'The response is sent as {type}, but it looks like {sniffed, select, html {HTML} xml {XML} json {JSON} pdf {a PDF file} other {an image}}.',
        fix: 'Send the Content-Type {sniffed, select, html {text/html; charset=utf-8} xml {application/xml} json {application/json} pdf {application/pdf} other {of the image, such as image/png}}.',
      },
    },
  },
  'redirect-by-script': {
    title: 'JavaScript redirect instead of an HTTP redirect',
    why: 'Google sees such a redirect only once it has rendered the page, and may never do so; other crawlers and AI assistants never follow it.',
    fix: 'Redirect to the new URL with status 301 on the server.',
    messages: {
      script: {
        text: 'A script sends visitors to {target}.',
        fix: 'Redirect to {target} with status 301 on the server.',
      },
    },
  },
  'http-crawler-blocked': {
    title: 'Server blocks the crawler (403, 429)',
    why: 'Part of the site could not be crawled, so this report is incomplete. Visitors may see all of it.',
    fix: 'Let the crawler in: allow the user agent PagewrightBot, or the IP address of the server that runs this audit, in the firewall or bot protection, then run the audit again.',
    messages: {
      refused:
        'The server refused {blocked, number} of {requests, plural, one {# request} other {# requests}}.',
    },
  },
  'redirect-by-refresh': {
    title: 'Redirect by meta refresh instead of the server',
    why: 'Google follows an instant meta refresh as a permanent redirect, but advises redirecting on the server. Visitors load an empty page first, and other crawlers may stop there.',
    fix: 'Redirect with status 301 on the server, and link to the target itself.',
    messages: {
      refresh: {
        text: `{url} sends visitors to {target} with a meta refresh.${linked}`,
        fix: 'Redirect {url} to {target} with status 301 on the server, and link to {target} itself.',
      },
    },
  },
  'redirect-to-error': {
    title: 'Redirect to an error page',
    why: 'The redirect leads to a page that does not exist, so whatever the old URL was worth is lost.',
    fix: 'Redirect to a page that exists, or return 410 for the old URL.',
    messages: {
      error: {
        text: `{url} redirects to {target}, which ${answerText}.`,
        fix: 'Redirect {url} to a page that exists, or return 410 there.',
      },
    },
  },
  'site-host-variants': {
    title: 'Site available under two host names (www)',
    why: 'To search engines, the versions with and without www are two sites: links and signals are split between them.',
    fix: 'Choose one name and redirect the other to it with status 301 or 308.',
    messages: { both: '{hosts} both show the site, and neither redirects to the other.' },
  },
  'site-http-open': {
    title: 'HTTP not redirected to HTTPS',
    why: 'Anyone who types the domain without https gets the site over an unencrypted connection, and search engines see two sites.',
    fix: 'Redirect every http URL to its https version with status 301 or 308.',
    messages: { open: '{url} returns 200 instead of redirecting to {target}.' },
  },
  'site-url-variants': {
    title: 'Pages available under a second URL',
    why: 'To search engines each URL is a page of its own, so links to the second one may not count for the first.',
    fix: 'Use one of the two URLs in all links, and redirect the other one to it with status 301 or set the same canonical on both.',
    messages: {
      linked: { title: 'Page linked under two URLs', text: `${secondUrl}${moreSecond}`, fix: relink },
      'linked-slashes': {
        title: 'Page linked under a second URL with a double slash',
        text: `${secondUrl} The link has two slashes in a row.${moreSecond}`,
        fix: relink,
      },
      'linked-file': {
        title: 'Page linked under two URLs',
        text: `${secondUrl} Search your templates and pages for links to {file}.${moreSecond}`,
        fix: relink,
      },
      slash: {
        title: 'Pages available with and without a slash at the end',
        text: `Pages are available with and without a slash at the end: ${unlinked}`,
        fix: merge,
      },
      case: {
        title: 'Pages available in uppercase and lowercase',
        text: `Pages are available in uppercase and lowercase: ${unlinked}`,
        fix: merge,
      },
      'slash-and-case': `Pages are available with and without a slash at the end, and in uppercase and lowercase: ${unlinked}`,
    },
  },
  'redirect-temporary': {
    title: 'Long-lasting temporary redirect (302)',
    why: 'A temporary redirect tells search engines to keep the old URL. One that lasts longer than a week looks permanent.',
    fix: 'If the move is permanent, redirect with status 301 or 308 and link to the new URL.',
    messages: {
      lasting: {
        title: 'Long-lasting temporary redirect ({status})',
        text: `{url} has redirected with status {status} since {since} or longer; ${linkedBy}.`,
      },
    },
  },
  'resource-broken': {
    title: 'Broken CSS or JavaScript file (404)',
    why: 'The page loses its layout, or a part of it does not work, for visitors and for Google, which renders it with the same files.',
    fix: 'Correct the path, upload the file again, or remove the tag that loads it.',
    messages: { broken: `The page loads {url}, which ${answerText}.` },
  },
  'http-forbidden': {
    title: 'Link to a forbidden page (403)',
    why: 'Visitors who follow the link may get the same error, and search engines drop pages that return 403.',
    fix: 'Open the page to everybody, or remove the public links to it. Test it in a private window first.',
    messages: { forbidden: `{url} returns 403 (forbidden); ${linkedBy}.` },
  },
  'redirect-to-home': {
    title: 'Removed page redirects to the home page (soft 404)',
    why: 'People who follow the link expect one page and land on the home page. Google treats such redirects as pages that do not exist, and links to the old page no longer count.',
    fix: 'Redirect to the page’s successor or category, or return 404 or 410, and correct the links to it.',
    messages: { home: `{url} redirects to the home page; ${linkedBy}.` },
  },
  'declared-file-broken': {
    title: 'Broken favicon or feed (404)',
    why: 'Browsers and Google show a placeholder instead of the icon, and readers cannot subscribe to a feed that does not exist.',
    fix: 'Correct the URL in the link tag, upload the file, or remove the tag.',
    messages: {
      broken: `{url}, which {pages, plural, one {# page declares} other {# pages declare}}, ${answerText}.`,
    },
  },
  'error-page-bare': {
    title: 'Error page (404) without a way back',
    why: 'Visitors who follow an old link see the bare message of the server and leave. A page with a menu and a search box keeps some of them.',
    fix: 'Set up a 404 page in the design of the site, with links to the home page and the main sections. It must still return 404.',
    messages: { 'no-link': 'The page for missing URLs has no link to any other page.' },
  },
} as const satisfies GroupTexts;
