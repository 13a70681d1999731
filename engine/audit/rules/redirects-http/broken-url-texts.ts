/** The texts of the rules on broken URLs of the site. */
import type { GroupTexts } from '../../rule-texts.ts';

const alsoListed = '{inSitemap, select, yes { and the sitemap lists it} other {}}';
/** What names a broken URL: pages, the sitemap or both. */
const namedBy = `{pages, plural, =0 {the sitemap lists it} one {# page links to it${alsoListed}} other {# pages link to it${alsoListed}}}`;
const unname = '{pages, plural, =0 {remove it from the sitemap} other {remove the links to it}}';
const noResponse = `{url} does not respond: {problem}; ${namedBy}.`;

export const brokenUrlTexts = {
  'http-4xx': {
    title: 'Page not found (404)',
    why: 'Visitors and search engines that follow the links or the sitemap reach an error page.',
    fix: 'Restore the page, redirect it to its successor, or remove the links to it.',
    messages: {
      'not-found': {
        text: `{url} returns {status}; ${namedBy}.`,
        fix: `Restore the page, redirect it to its successor, or ${unname}.`,
      },
      gone: {
        title: 'Page is gone (410)',
        text: `{url} returns {status}; ${namedBy}.`,
        fix: `The server says that the page is gone for good: ${unname}.`,
      },
      refused: {
        title: 'Page returns an error ({status})',
        text: `{url} returns {status}; ${namedBy}.`,
        fix: `Correct the URL or the server’s handling of it, or ${unname}.`,
      },
    },
  },
  'http-5xx': {
    title: 'Server error (5xx)',
    why: 'Three attempts over several seconds failed. Google crawls sites with server errors more slowly and drops the pages if the errors persist.',
    fix: 'Check the server log for this URL and fix the cause.',
    messages: {
      error: { title: 'Server error ({status})', text: `{url} returns {status}; ${namedBy}.` },
    },
  },
  'http-no-response': {
    title: 'No response from the server',
    why: 'Visitors get an error of their browser, and search engines cannot read the page. Where a retry could help, we tried three times.',
    fix: 'Find out in the logs of the server and the firewall why it did not respond, and fix it.',
    messages: {
      dns: {
        title: 'Host name not found (DNS)',
        text: noResponse,
        fix: `Add the host name to the DNS, or ${unname}.`,
      },
      connect: {
        title: 'Server could not be reached',
        text: noResponse,
        fix: 'Check that the server is running, and that no firewall blocks the connection.',
      },
      tls: {
        title: 'No secure connection (TLS certificate)',
        text: noResponse,
        fix: 'Install a valid certificate for this host name, with its full chain.',
      },
      timeout: {
        title: 'No response in time (timeout)',
        text: noResponse,
        fix: 'Find out in the log of the server what takes so long at this URL, and fix it.',
      },
      other: noResponse,
    },
  },
  'http-unreadable': {
    title: 'Empty or unreadable page',
    why: 'The status says everything is fine, but visitors see a blank page or unreadable characters, and search engines have nothing to index.',
    fix: 'For an empty page, check the error log of the site. For a compressed one, send the header Content-Encoding: gzip, or the page uncompressed.',
    messages: {
      unreadable: `{url} has no readable content: {problem}; ${namedBy}.`,
    },
  },
} as const satisfies GroupTexts;
