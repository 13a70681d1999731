/** Pages that a variant of their URL returns as well. */
import type { UrlVariant } from '../../../model/site-facts.ts';
import { missing, skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

const kinds: Readonly<Record<UrlVariant['kind'], string>> = {
  slash: 'with and without a slash at the end',
  index: 'with and without index.html',
  case: 'in capitals and in small letters',
};

/** A canonical that points elsewhere, most often to the page's own URL, resolves it. */
const isVariant = ({ status, isSame, canonical, url }: UrlVariant): boolean =>
  status === 200 && isSame && (canonical === null || canonical === url);

export const siteUrlVariants = defineSiteRule({
  id: 'site-url-variants',
  group: 'redirects-http',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Pages available under a second URL (slash, index, case)',
  why: 'To search engines each spelling is a page of its own, and a link from elsewhere to the other one counts for it. No page of the site links to it.',
  fix: 'Redirect the other spelling with status 301, or name one address as canonical on both.',
  reads: ['probes'],
  checkSite({ probes: { urlVariants, missingPage } }) {
    if (urlVariants.length === 0) return missing('No other spelling of an address was tried.');
    if (missingPage?.check.status === 200)
      return skip('The site answers 200 to every address, which is told by itself.');
    const variants = urlVariants.filter(isVariant);
    const [first] = variants;
    if (first === undefined) return [];
    const how = [...new Set(variants.map(({ kind }) => kinds[kind]))].join(', ');
    return [
      {
        urls: [...new Set(variants.map(({ page }) => page))],
        message: `Pages answer ${how}: ${first.url} shows the same as ${first.page}, and neither redirects or names a canonical.`,
        evidence: variants.map(({ page, url }) => ({
          found: `${url} answers 200 with the same text`,
          wanted: `301 to ${page}`,
          urls: [page, url],
        })),
      },
    ];
  },
});
