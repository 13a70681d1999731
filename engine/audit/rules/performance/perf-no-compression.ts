/** A page that is sent without compression. */

import { isSuccess } from '../../../model/is-success.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

/** What fits into a few packets arrives as fast without. */
const bytesMin = 4096;
const compressible = /^text\/|^image\/svg|javascript|json|xml|^application\/(?:wasm|manifest)/;
const known = new Set(['br', 'gzip', 'x-gzip', 'zstd', 'deflate', 'dcb', 'dcz']);

export const perfNoCompression = definePageRule({
  id: 'perf-no-compression',
  group: 'performance',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4',
  needs: 'http',
  audience: 'any',
  reads: ['http'],
  texts: performanceTexts['perf-no-compression'],
  check: ({ http: { status, mediaType, isHtml, bodyBytes, contentEncodings } }) => {
    if (!isSuccess(status)) return skip('no-response');
    if (!isHtml && (mediaType === null || !compressible.test(mediaType))) return skip('response-not-text');
    if (bodyBytes < bytesMin || contentEncodings.some((each) => known.has(each))) return pass();
    return fail({
      messageId: 'uncompressed',
      data: { bytes: bodyBytes },
      evidence: [{ found: say('no-content-encoding'), wanted: say('content-encoding-br-zstd-or-gzip') }],
    });
  },
});
