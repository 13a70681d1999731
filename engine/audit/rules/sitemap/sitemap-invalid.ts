/** A sitemap that is there and breaks the format. */
import type { SitemapProblemKind } from '../../../model/sitemap-facts.ts';
import { count } from '../../describe-urls.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const faults: ReadonlySet<SitemapProblemKind> = new Set([
  'not-well-formed',
  'unclosed-element',
  'cut-off',
  'doctype',
  'wrong-root',
  'bad-location',
  'unescaped-ampersand',
]);

export const sitemapInvalid = defineSiteRule({
  id: 'sitemap-invalid',
  group: 'sitemap',
  severity: 'critical',
  basis: 'standard',
  source: 'https://www.sitemaps.org/protocol.html',
  scope: 'site',
  needs: 'http',
  tier: 1,
  needsFullCoverage: false,
  title: 'Invalid XML sitemap',
  why: 'Search engines stop reading at the first XML error, or skip the entries they cannot understand.',
  fix: 'Fix the program that writes the sitemap: well-formed XML, the standard’s root element, full URLs, & written as &amp;.',
  reads: ['sitemaps'],
  checkSite({ sitemaps }) {
    if (sitemaps === null) return missing('The sitemap was not requested.');
    return sitemaps.files.flatMap(({ url, problems, foundIn, kind }) => {
      const found = problems.filter((problem) => faults.has(problem.kind));
      const [first] = found;
      if (first === undefined || (foundIn === 'usual-place' && kind === null && first.kind === 'wrong-root'))
        return [];
      const place = first.line === null ? '' : ` (line ${first.line})`;
      return [
        {
          urls: [],
          message: `${url} has ${count(found.length, 'error')}: ${first.detail}${place}`,
          evidence: found.map(({ detail, line }) => ({
            found: line === null ? detail : `line ${line}: ${detail}`,
            urls: [url],
          })),
        },
      ];
    });
  },
});
