/** A Content-Type header that is missing or does not match the body. */

import type { SniffedType } from '../../../model/http-facts.ts';
import { isSuccess } from '../../../model/is-success.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** How a body begins, and the types that match. */
const fitting: Readonly<Record<Exclude<SniffedType, 'empty' | 'text' | 'binary'>, RegExp>> = {
  html: /^(?:text\/html|application\/xhtml\+xml)$/,
  xml: /xml|^text\/html$|^image\/svg/,
  json: /json|^text\/(?:plain|javascript)$|javascript/,
  pdf: /^application\/(?:x-)?pdf$/,
  /** RIFF holds sound and film as well as WebP. */
  image: /^(?:image|audio|video)\//,
};

export const contentTypeMismatch = definePageRule({
  id: 'content-type-mismatch',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.3',
  needs: 'http',
  tier: 2,
  audience: 'any',
  reads: ['http', 'titles', 'document'],
  title: 'Wrong Content-Type header',
  why: 'Browsers and search engines treat a response as its Content-Type says; a page sent under a wrong type may be downloaded or left unread.',
  fix: 'Send the Content-Type of what the URL delivers, such as text/html; charset=utf-8 for pages.',
  check: ({ http: { sniffed, mediaType, contentType, status, isHtml }, titles, document }) => {
    if (!isSuccess(status) || sniffed === 'empty') return skip('There is no content to compare.');
    if (contentType === null || contentType.trim() === '')
      return fail('The response has no Content-Type header.', { wanted: `Content-Type for ${sniffed}` });
    if (mediaType === null)
      return fail(`The Content-Type "${contentType}" is not a media type.`, { found: contentType });
    if (sniffed === 'text' || sniffed === 'binary' || fitting[sniffed].test(mediaType)) return pass();
    // An HTML page may begin with a bracket; one with a title is HTML.
    if (sniffed === 'json' && isHtml && titles.length > 0) return pass();
    if (sniffed === 'html' && mediaType === 'text/plain') {
      // A text may begin with a tag; one with a doctype or a title is a page.
      if (document.doctype === null && titles.length === 0) return pass();
      return fail(
        'The page is sent as text/plain: browsers show its source code, and search engines find no page.',
        { found: contentType, wanted: 'text/html' },
        'critical',
      );
    }
    // Markdown may be HTML from end to end; HTML under any other name is a mistake.
    if (sniffed === 'html' && mediaType === 'text/markdown') return pass();
    return fail(`The response is sent as ${mediaType}, but it looks like ${sniffed}.`, {
      found: contentType,
      wanted: sniffed,
    });
  },
});
