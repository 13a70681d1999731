/** A sitemap that is there and breaks the format. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { sitemapTexts } from './messages.ts';

const faults = [
  'not-well-formed',
  'unclosed-element',
  'cut-off',
  'doctype',
  'wrong-root',
  'bad-location',
  'unescaped-ampersand',
] as const;

export const sitemapInvalid = defineSiteRule({
  id: 'sitemap-invalid',
  group: 'sitemap',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.sitemaps.org/protocol.html',
  needs: 'http',
  texts: sitemapTexts['sitemap-invalid'],
  reads: ['sitemaps'],
  checkSite({ sitemaps }) {
    if (sitemaps === null) return missing('sitemap-not-requested');
    return sitemaps.files.flatMap(({ url, problems, foundIn, kind }) => {
      const found = problems.flatMap(({ kind, ...problem }) => {
        const fault = faults.find((each) => each === kind);
        return fault === undefined ? [] : [{ fault, ...problem }];
      });
      const [first] = found;
      if (first === undefined || (foundIn === 'usual-place' && kind === null && first.fault === 'wrong-root'))
        return [];
      return [
        {
          urls: [],
          messageId: first.fault,
          data: {
            url,
            count: found.length,
            line: String(first.line ?? 'none'),
            problem: first.detail.replace(/\.$/, ''),
          },
          evidence: found.map(({ detail, line }) => ({
            found: line === null ? detail : say('line-text', { line, text: detail }),
            urls: [url],
          })),
        },
      ];
    });
  },
});
