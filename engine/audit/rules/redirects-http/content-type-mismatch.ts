/** A Content-Type header that is missing or does not match the body. */

import type { SniffedType } from '../../../model/http-facts.ts';
import { isSuccess } from '../../../model/is-success.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

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
  audience: 'any',
  reads: ['http', 'titles', 'document'],
  texts: redirectsHttpTexts['content-type-mismatch'],
  check: ({ http: { sniffed, mediaType, contentType, status, isHtml }, titles, document }) => {
    if (!isSuccess(status) || sniffed === 'empty') return skip('no-content');
    if (contentType === null || contentType.trim() === '')
      return fail({ messageId: 'absent', evidence: [{ wanted: say('content-type-for', { sniffed }) }] });
    if (mediaType === null)
      return fail({
        messageId: 'not-a-type',
        data: { type: clip(contentType, 80) },
        evidence: [{ found: contentType }],
      });
    if (sniffed === 'text' || sniffed === 'binary' || fitting[sniffed].test(mediaType)) return pass();
    // An HTML page may begin with a bracket; one with a title is HTML.
    if (sniffed === 'json' && isHtml && titles.length > 0) return pass();
    if (sniffed === 'html' && mediaType === 'text/plain') {
      // A text may begin with a tag; one with a doctype or a title is a page.
      if (document.doctype === null && titles.length === 0) return pass();
      return fail({
        messageId: 'plain-text',
        evidence: [{ found: contentType, wanted: 'text/html' }],
        severity: 'critical',
      });
    }
    // Markdown may be HTML from end to end; HTML under any other name is a mistake.
    if (sniffed === 'html' && mediaType === 'text/markdown') return pass();
    return fail({
      messageId: 'other',
      data: { type: clip(mediaType, 80), sniffed },
      evidence: [{ found: contentType, wanted: sniffed }],
    });
  },
});
