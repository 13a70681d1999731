/** URLs that repeat a path segment, as relative links by mistake do. */
import { defineSiteRule } from '../../rule.ts';
import { urlTexts } from './messages.ts';

const repeatsMin = 3;

/** The most frequent segment of the path; numbers and single letters repeat by chance. */
function repeated(url: string): string | null {
  const counts = new Map<string, number>();
  for (const segment of URL.parse(url)?.pathname.split('/') ?? []) {
    if (segment.length < 2 || /^\d+$/.test(segment)) continue;
    const times = (counts.get(segment) ?? 0) + 1;
    if (times >= repeatsMin) return segment;
    counts.set(segment, times);
  }
  return null;
}

export const urlRepeatedSegments = defineSiteRule({
  id: 'url-repeated-segments',
  group: 'url',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'http',
  texts: urlTexts['url-repeated-segments'],
  reads: ['urlRecords', 'graph', 'pages'],
  checkSite({ urlRecords, graph, pages }) {
    const grown = urlRecords.flatMap(({ id, url, isInternal, inSitemap }) => {
      const segment = isInternal ? repeated(url) : null;
      if (segment === null) return [];
      const referrers = [...graph.referrers(id)].flatMap((page) => pages[page]?.url ?? []);
      return referrers.length === 0 && !inSitemap ? [] : [{ url, segment, referrers }];
    });
    return [...Map.groupBy(grown, ({ segment }) => segment)].map(([segment, group]) => ({
      urls: [...new Set(group.flatMap(({ referrers }) => referrers))],
      messageId: 'repeated',
      data: { count: group.length, segment, example: group[0]?.url ?? '' },
      evidence: group.map(({ url, referrers }) => ({
        found: url,
        urls: referrers.slice(0, 3),
      })),
    }));
  },
});
