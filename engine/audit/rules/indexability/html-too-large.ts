/** HTML so large that a search engine may not read it to the end. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const warningBytes = 1_000_000;
/** How much Googlebot reads of one file. */
const criticalBytes = 2_000_000;

const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export const htmlTooLarge = definePageRule({
  id: 'html-too-large',
  group: 'indexability',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  needs: 'http',
  tier: 1,
  audience: 'html',
  reads: ['http'],
  title: 'HTML file too large',
  why: 'Googlebot reads only the first 2 MB of a file, uncompressed. What comes after that, text and links alike, is not seen.',
  fix: 'Move inline data, styles, scripts and embedded images into files of their own.',
  check: ({ http }) => {
    if (http.bodyBytes < warningBytes) return pass();
    const size = `${http.truncated ? 'more than ' : ''}${inMegabytes(http.bodyBytes)} MB`;
    const evidence = { found: `${http.bodyBytes} bytes`, wanted: `less than ${warningBytes} bytes` };
    return http.bodyBytes >= criticalBytes || http.truncated
      ? fail(`The HTML is ${size}; Googlebot reads only the first 2 MB.`, evidence)
      : fail(`The HTML is ${size}, close to the 2 MB that Googlebot reads.`, evidence, 'warning');
  },
});
