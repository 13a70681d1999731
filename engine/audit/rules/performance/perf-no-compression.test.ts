/** Tests which responses should be compressed. */
import { testRule } from '../../testing/test-rule.ts';
import { perfNoCompression } from './perf-no-compression.ts';

const long = `<p>${'word '.repeat(900)}`;
const answer = (html: string, headers: Record<string, string>, status = 200) => ({ html, headers, status });

testRule(perfNoCompression, {
  pass: [
    answer(long, { 'content-type': 'text/html', 'content-encoding': 'br' }),
    answer(long, { 'content-type': 'text/html', 'content-encoding': 'GZIP' }),
    answer(long, { 'content-type': 'text/html', 'content-encoding': 'zstd' }),
    answer('<p>Short enough for one packet', { 'content-type': 'text/html' }),
    answer(`<p>${'word '.repeat(600)}`, { 'content-type': 'text/html' }),
  ],
  fail: [
    [answer(long, { 'content-type': 'text/html' }), '4,503 bytes were sent without compression'],
    [answer(long, { 'content-type': 'text/html', 'content-encoding': 'identity' }), 'uncompressed'],
    [answer(long, { 'content-type': 'image/svg+xml' }), 'uncompressed'],
    [answer(long, {}), 'uncompressed'],
  ],
  skip: [
    answer(long, { 'content-type': 'application/pdf' }),
    answer(long, { 'content-type': 'image/png' }),
    answer(long, { 'content-type': 'text/html' }, 404),
  ],
});
