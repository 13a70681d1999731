/** Pages that a variant of their URL returns as well. */
import type { UrlVariant } from '../../../model/site-facts.ts';
import { count, urlList } from '../../describe-urls.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule, type SiteFinding } from '../../rule.ts';
import { type CrawledVariant, crawledVariants } from '../../site/crawled-variants.ts';

const kinds: Readonly<Record<UrlVariant['kind'], string>> = {
  slash: 'with and without a slash at the end',
  index: 'with and without index.html',
  case: 'in upper and lower case',
};

/** A canonical that points elsewhere, most often to the page's own URL, resolves it. */
const isVariant = ({ status, isSame, canonical, url }: UrlVariant): boolean =>
  status === 200 && isSame && (canonical === null || canonical === url);

/** What the links to it have that the page's own URL lacks, so that they can be searched for. */
function differenceOf({ page, url }: CrawledVariant): string {
  const path = new URL(url).pathname;
  if (/\/\//.test(path)) return ' The link has two slashes in a row.';
  const file = path.split('/').at(-1) ?? '';
  return new URL(page).pathname.endsWith('/') && file !== ''
    ? ` Search your templates and pages for links to ${file}.`
    : '';
}

/** Both URLs were found by links: which of those to change is all there is to say. */
function linkedFinding(variants: readonly CrawledVariant[]): readonly SiteFinding[] {
  const [first] = variants.toSorted((one, other) => other.linkedFrom.length - one.linkedFrom.length);
  if (first === undefined) return [];
  const others = variants.length - 1;
  const linked = count(first.linkedFrom.length, 'page links', 'pages link');
  const more = others === 0 ? '' : ` ${count(others, 'more page has', 'more pages have')} a second URL too.`;
  return [
    {
      urls: [...new Set(variants.flatMap(({ page, url }) => [page, url]))],
      message: `${first.url} shows the same page as ${first.page}, and ${linked} to it.${differenceOf(first)}${more}`,
      evidence: variants.map(({ page, url, linkedFrom }) =>
        urlList(linkedFrom, {
          found: `${count(linkedFrom.length, 'page links', 'pages link')} to ${url}`,
          wanted: `links to ${page}`,
        }),
      ),
    },
  ];
}

export const siteUrlVariants = defineSiteRule({
  id: 'site-url-variants',
  revision: 2,
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Pages available under a second URL (slash, index, case)',
  why: 'To search engines each URL is a page of its own, so links to the second one may not count for the first.',
  fix: 'Use one of the two URLs in all links, and redirect the other one to it with status 301 or set the same canonical on both.',
  reads: ['probes', 'pages', 'graph'],
  checkSite({ probes: { urlVariants, missingPage }, pages, graph }) {
    const linked = linkedFinding(crawledVariants({ pages, graph }));
    if (urlVariants.length === 0 && linked.length === 0)
      return missing('No other URL of a page was requested.');
    if (missingPage?.check.status === 200 && linked.length === 0)
      return skip('The site returns 200 for every URL, which another check reports.');
    // Every file server answers /index.html: without a link to it nobody comes across it.
    const variants =
      missingPage?.check.status === 200
        ? []
        : urlVariants.filter((variant) => variant.kind !== 'index' && isVariant(variant));
    const [first] = variants;
    if (first === undefined) return linked;
    const how = [...new Set(variants.map(({ kind }) => kinds[kind]))].join(', ');
    return [
      ...linked,
      {
        urls: [...new Set(variants.map(({ page }) => page))],
        message: `Pages are available ${how}: ${first.url} shows the same as ${first.page}, without a redirect or a canonical. No page links to the second URL.`,
        evidence: variants.map(({ page, url }) => ({
          found: `${url} returns 200 with the same text`,
          wanted: `301 to ${page}`,
          urls: [page, url],
        })),
      },
    ];
  },
});
