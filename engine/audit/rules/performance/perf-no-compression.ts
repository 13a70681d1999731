/** A page that is sent without compression. */
import { isSuccess } from '../../../model/is-success.ts';
import { grouped } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 1,
  audience: 'any',
  reads: ['http'],
  title: 'Text sent without compression (gzip, Brotli)',
  why: 'Text shrinks to a fraction when compressed; without it, visitors on slow connections wait longer.',
  fix: 'Turn on Brotli or gzip for text on the server or the CDN.',
  check: ({ http: { status, mediaType, isHtml, bodyBytes, contentEncodings } }) => {
    if (!isSuccess(status)) return skip('Only pages that responded are checked.');
    if (!isHtml && (mediaType === null || !compressible.test(mediaType))) return skip('It is not text.');
    if (bodyBytes < bytesMin || contentEncodings.some((each) => known.has(each))) return pass();
    return fail(
      `${grouped(bodyBytes)} bytes were sent without compression, though Brotli and gzip were offered.`,
      { found: 'no Content-Encoding', wanted: 'Content-Encoding: br, zstd or gzip' },
    );
  },
});
